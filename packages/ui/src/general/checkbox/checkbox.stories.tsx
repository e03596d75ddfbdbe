import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Checkbox, type CheckboxProps } from './checkbox.tsx'

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Send me offers for the monsoon', name: 'offers' },
  parameters: {
    docs: {
      description: {
        component: `Turns one thing on or off. The whole line can be pressed. In a table, hide the label: it then names the row for screen
readers. Above a list, \`indeterminate\` shows that only some of it is selected.

**Use it** for a choice that takes effect when the form is sent, and for selecting rows.

**Do not use it** for a setting that takes effect at once (Switch).

**Keyboard**

| Key | Does |
|---|---|
| Tab | moves to the box and on |
| Space | turns it on or off |`,
      },
    },
  },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every state that a box can be in. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<CheckboxProps>
      rows={{
        Off: {},
        On: { defaultChecked: true },
        Some: { label: 'Select all', indeterminate: true },
        Error: { label: 'I have read the terms', error: 'Please read and accept the terms first' },
        'Label hidden': { label: 'Select the enquiry of Asha Naik', labelVisibility: 'hidden' },
        'Long text': {
          label:
            'Send me offers for the monsoon, for Carnival, and for whatever else is worth the journey in the months when everybody else stays at home',
        },
      }}
      columns={{ Rest: {}, Hover: {}, Focus: {}, Disabled: { disabled: true } }}
    >
      {(state) => <Checkbox {...meta.args} {...state} />}
    </StateMatrix>
  ),
}
