import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { atMost } from '../../internal/stories/at-most.tsx'
import { longField } from '../../internal/stories/sample-texts.ts'
import { sentAtOnce } from '../../internal/stories/sent-at-once.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { PasswordForm, type PasswordFormProps, type SubmitResult } from './password-form.tsx'

const meta = {
  title: 'Components/Forms/PasswordForm',
  component: PasswordForm,
  args: { onSubmit: async (): Promise<SubmitResult> => ({ ok: true }) },
  parameters: {
    docs: {
      description: {
        component: `Changes a password. A wrong current password comes back as an error that names its field. Afterwards the fields are
gone, so that no password stays on the screen.

**Use it** on the account page and, with \`askCurrent={false}\`, on the page that a link in an email opens.

**Do not use it** without the current password, unless people have shown in another way who they are.

**Keyboard**

| Key | Does |
|---|---|
| Enter | in a field: changes the password |`,
      },
    },
  },
} satisfies Meta<typeof PasswordForm>

export default meta
type Story = StoryObj<typeof meta>

const narrow = atMost('40rem')

async function change(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByLabelText('Current password'), 'old secret')
  await userEvent.type(canvas.getByLabelText('New password'), 'new secret')
  await userEvent.type(canvas.getByLabelText('Confirm new password'), 'new secret{Enter}')
}

export const Default: Story = { decorators: narrow }

/** Opened by a link in an email, with a longer minimum length. */
export const ByLink: Story = {
  decorators: narrow,
  args: { askCurrent: false, minLength: 12, labels: { submit: 'Set Password' } },
}

const filled = sentAtOnce({
  currentPassword: 'old secret',
  newPassword: 'new secret',
  confirmPassword: 'new secret',
})

const untouched = sentAtOnce()

/** Every state of its fields. The success message has a story of its own, because it takes the focus. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<PasswordFormProps>
      rows={{
        Empty: {},
        Problems: { ref: untouched },
        Sending: { ref: filled, onSubmit: () => new Promise<SubmitResult>(() => {}) },
        'Wrong password': {
          ref: filled,
          onSubmit: async () => ({
            ok: false,
            error: '',
            errors: { currentPassword: 'The current password is wrong' },
          }),
        },
        Refused: { ref: filled, onSubmit: async () => ({ ok: false, error: 'Please try again later' }) },
        'Long text': { labels: { currentPassword: longField.label, submit: longField.label } },
      }}
      cell="20rem"
    >
      {(state) => <PasswordForm {...meta.args} {...state} />}
    </StateMatrix>
  ),
}

export const Problems: Story = {
  decorators: narrow,
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }))
    await expect(canvas.getByLabelText('Current password')).toHaveFocus()
  },
}

export const WrongPassword: Story = {
  decorators: narrow,
  args: {
    onSubmit: async () => ({
      ok: false,
      error: 'The current password is wrong',
      errors: { currentPassword: 'The current password is wrong' },
    }),
  },
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement }) => {
    await change(canvasElement)
    await expect(await within(canvasElement).findByText('The current password is wrong')).toBeVisible()
  },
}

export const Done: Story = {
  decorators: narrow,
  play: async ({ canvasElement }) => {
    await change(canvasElement)
    await expect(await within(canvasElement).findByText('Password changed successfully!')).toBeVisible()
  },
}
