import type { Meta, StoryObj } from '@storybook/react-vite'
import { longField } from '../internal/stories/sample-texts.ts'
import { StateMatrix } from '../internal/stories/state-matrix.tsx'
import { Switch, type SwitchProps } from './switch.tsx'

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  args: { label: 'Price alerts', name: 'price-alert' },
  parameters: {
    docs: {
      description: {
        component: `A setting that is on or off, at once. A native checkbox that says so: it is sent with any form, before the script
arrives as well. In a list of settings \`labelSide="start"\` puts the switches below each other at the end of the lines.

**Use it** for a setting that takes effect as soon as it is turned.

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
        'With a hint': { hint: 'By e-mail, at most once a week', defaultChecked: true },
        'Label at the start': { labelSide: 'start', hint: 'By e-mail, at most once a week' },
        'Long text': { label: longField.label, hint: longField.hint },
      }}
      columns={{ Rest: {}, Hover: {}, Focus: {}, Disabled: { disabled: true } }}
    >
      {(state) => <Switch {...meta.args} {...state} />}
    </StateMatrix>
  ),
}

export const RightToLeft: Story = {
  args: { defaultChecked: true, hint: 'By e-mail, at most once a week' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
