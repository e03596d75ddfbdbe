import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { atMost } from '../../internal/stories/at-most.tsx'
import { longField } from '../../internal/stories/sample-texts.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: 'Name', name: 'name', autoComplete: 'name' },
  parameters: {
    docs: {
      description: {
        component: `One line of text. Set \`type\`, \`autoComplete\` and \`inputMode\`, so that phones show the right keyboard and the browser
can fill it in.

**Use it** for one line: a name, an address, a number to call.

**Do not use it** for a day (DateField), a password (PasswordField) or something to look for (SearchField).

**Keyboard**

| Key | Does |
|---|---|
| Tab | moves to the field and on |`,
      },
    },
  },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

const narrow = atMost('28rem')

export const Default: Story = { decorators: narrow }

/** Every state that one line of text can be in. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<TextFieldProps>
      rows={{
        Empty: {},
        Filled: { defaultValue: 'Asha Naik' },
        Placeholder: { placeholder: 'As in your passport' },
        'Hint and note': { hint: 'As in your passport.', note: 'optional' },
        'Label hidden': { labelVisibility: 'hidden', defaultValue: 'Asha Naik' },
        Error: { defaultValue: 'A', error: 'Name must be at least 2 characters' },
        'Read-only': { defaultValue: 'Asha Naik', readOnly: true },
        'Long text': longField,
      }}
      columns={{ Rest: {}, Hover: {}, Focus: {}, Disabled: { disabled: true } }}
    >
      {(state) => <TextField {...meta.args} {...state} />}
    </StateMatrix>
  ),
}

export const Focused: Story = {
  decorators: narrow,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Name'))
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus()
  },
}

export const RightToLeft: Story = {
  args: { label: 'שם', hint: 'כפי שהוא מופיע בדרכון', defaultValue: 'אשה', error: 'נא למלא שם' },
  decorators: atMost('28rem', 'rtl'),
}
