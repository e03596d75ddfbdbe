import type { Meta, StoryObj } from '@storybook/react-vite'
import { longField } from '../../internal/stories/sample-texts.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Switch, type SwitchProps } from './switch.tsx'

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  args: { label: 'Price alerts', name: 'price-alert' },
  parameters: {
    docs: {
      description: {
        component: `A setting that takes effect at once. A native checkbox with the role of a switch: any form sends it, even before the
script arrives. In a list of settings, \`labelSide="start"\` lines the switches up at the end.

**Use it** for a setting that takes effect when it is turned.

**Do not use it** for a choice that takes effect when the form is sent (Checkbox), or for two things that both have a
name (RadioGroup).

### Keyboard

| Key | Does |
|---|---|
| Tab | moves to the switch and on |
| Space | turns it on or off |`,
      },
    },
  },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Off and on, with a hint, and with its label at the start. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<SwitchProps>
      rows={{
        Off: {},
        On: { defaultChecked: true },
        'With a hint': { hint: 'By email, at most once a week', defaultChecked: true },
        'Label at the start': { labelSide: 'start', hint: 'By email, at most once a week' },
        'Long text': { label: longField.label, hint: longField.hint },
      }}
      columns={{ Rest: {}, Hover: {}, Focus: {}, Disabled: { disabled: true } }}
    >
      {(state) => <Switch {...meta.args} {...state} />}
    </StateMatrix>
  ),
}

export const RightToLeft: Story = {
  args: { defaultChecked: true, hint: 'By email, at most once a week' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
