import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { atMost } from '../../internal/stories/at-most.tsx'
import { longField } from '../../internal/stories/sample-texts.ts'
import { sentAtOnce } from '../../internal/stories/sent-at-once.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { RegisterForm, type RegisterFormProps, type SubmitResult } from './register-form.tsx'

const meta = {
  title: 'Components/Forms/RegisterForm',
  component: RegisterForm,
  args: {
    onSubmit: async (): Promise<SubmitResult> => ({ ok: true }),
    children: (
      <span>
        Already a customer? <a href="#login">Sign in</a>
      </span>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `Creates an account. It shows one problem at a time, at its field, in the order of the form; any edit clears it. The
repeated password is checked here and never sent. An error that names a field appears at that field, any other above
the button.

**Use it** on the page that creates an account.

**Do not use it** inside a dialog: password managers expect a page.

**Keyboard**

| Key | Does |
|---|---|
| Enter | in a field: creates the account |`,
      },
    },
  },
} satisfies Meta<typeof RegisterForm>

export default meta
type Story = StoryObj<typeof meta>

const narrow = atMost('40rem')

async function register(canvasElement: HTMLElement, confirmation = 'secret'): Promise<void> {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByLabelText('Name'), 'Asha Naik')
  await userEvent.type(canvas.getByLabelText('Username'), 'asha')
  await userEvent.type(canvas.getByLabelText('Email'), 'asha@example.com')
  await userEvent.type(canvas.getByLabelText('Phone'), '98220 12345')
  await userEvent.type(canvas.getByLabelText('Password'), 'secret')
  await userEvent.type(canvas.getByLabelText('Confirm password'), `${confirmation}{Enter}`)
}

export const Default: Story = { decorators: narrow }

const asha = {
  name: 'Asha Naik',
  username: 'asha',
  email: 'asha@example.com',
  phone: '98220 12345',
  password: 'secret',
  confirmPassword: 'secret',
}
const filled = sentAtOnce(asha)
const otherPassword = sentAtOnce({ ...asha, confirmPassword: 'other' })

/** Every state of its fields. The success message has a story of its own, because it takes the focus. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<RegisterFormProps>
      rows={{
        Empty: {},
        'First problem': { ref: otherPassword },
        Sending: { ref: filled, onSubmit: () => new Promise<SubmitResult>(() => {}) },
        'Name taken': {
          ref: filled,
          onSubmit: async () => ({ ok: false, error: '', errors: { username: 'This username is taken' } }),
        },
        Refused: { ref: filled, onSubmit: async () => ({ ok: false, error: 'Registration failed' }) },
        'Long text': { labels: { name: longField.label, submit: longField.label } },
      }}
      cell="24rem"
    >
      {(state) => <RegisterForm {...meta.args} {...state} />}
    </StateMatrix>
  ),
}

export const FirstProblem: Story = {
  decorators: narrow,
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement }) => {
    await register(canvasElement, 'other')
    await expect(within(canvasElement).getByLabelText('Confirm password')).toHaveAccessibleDescription(
      'Passwords do not match',
    )
  },
}

export const NameTaken: Story = {
  decorators: narrow,
  args: {
    onSubmit: async () => ({
      ok: false,
      error: 'This username is taken',
      errors: { username: 'This username is taken' },
    }),
  },
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement }) => {
    await register(canvasElement)
    await expect(await within(canvasElement).findByText('This username is taken')).toBeVisible()
  },
}

export const Refused: Story = {
  decorators: narrow,
  args: { onSubmit: async () => ({ ok: false, error: 'Registration failed' }) },
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement }) => {
    await register(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Registration failed')
  },
}

export const Done: Story = {
  decorators: narrow,
  play: async ({ canvasElement }) => {
    await register(canvasElement)
    await expect(
      await within(canvasElement).findByText('Account created successfully! Redirecting...'),
    ).toBeVisible()
  },
}
