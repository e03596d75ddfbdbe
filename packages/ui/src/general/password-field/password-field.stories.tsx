import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { atMost } from '../../internal/stories/at-most.tsx'
import { longField } from '../../internal/stories/sample-texts.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { PasswordField, type PasswordFieldProps } from './password-field.tsx'

const meta = {
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'current-password' },
  parameters: {
    docs: {
      description: {
        component: `A password that people can show while they type, so that nobody has to type it twice. Sending the form hides it again.
Always say which password it is: \`autoComplete="current-password"\` or \`"new-password"\`.

**Use it** for every password, with the \`autoComplete\` that fits.

**Do not use it** for one-time codes (TextField).

**Keyboard**

| Key | Does |
|---|---|
| Tab | moves to the field, then to its button |
| Enter, Space | on the button: shows or hides the password |`,
      },
    },
  },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

const narrow = atMost('28rem')

export const Default: Story = { decorators: narrow }

/** Every state that it can be in. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<PasswordFieldProps>
      rows={{
        Empty: {},
        Filled: { defaultValue: 'mango season' },
        'Hint and note': { hint: 'At least 6 characters', note: 'unchanged if empty' },
        'Label hidden': { labelVisibility: 'hidden' },
        Error: { defaultValue: '12345', error: 'Password must be at least 6 characters' },
        'Read-only': { defaultValue: 'mango season', readOnly: true },
        'Long text': longField,
      }}
      columns={{ Rest: {}, Hover: {}, Focus: {}, Disabled: { disabled: true } }}
    >
      {(state) => <PasswordField {...meta.args} {...state} />}
    </StateMatrix>
  ),
}

export const Shown: Story = {
  decorators: narrow,
  args: { defaultValue: 'mango season' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show characters' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
}
