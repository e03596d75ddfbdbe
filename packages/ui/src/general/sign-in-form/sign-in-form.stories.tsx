import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { atMost } from '../../internal/stories/at-most.tsx'
import { longField } from '../../internal/stories/sample-texts.ts'
import { sentAtOnce } from '../../internal/stories/sent-at-once.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { SignInForm, type SignInFormProps, type SubmitResult } from './sign-in-form.tsx'

const meta = {
  title: 'Components/Forms/SignInForm',
  component: SignInForm,
  args: {
    onSubmit: async (): Promise<SubmitResult> => ({ ok: true }),
    children: (
      <span>
        New here? <a href="#register">Create an account</a>
      </span>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `Signs people in. \`onSubmit\` resolves to \`{ ok: true }\` or \`{ ok: false, error }\`; the error is shown as it is, an
exception as a general message. After success a message takes the place of the form; the page decides where to go
next.

**Use it** on the sign-in page.

**Do not use it** inside a dialog: password managers expect a page.

**Keyboard**

| Key | Does |
|---|---|
| Enter | in a field: signs in |`,
      },
    },
  },
} satisfies Meta<typeof SignInForm>

export default meta
type Story = StoryObj<typeof meta>

const narrow = atMost('26rem')

async function signIn(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByLabelText('Email or username'), 'asha')
  await userEvent.type(canvas.getByLabelText('Password'), 'secret{Enter}')
}

export const Default: Story = { decorators: narrow }

const filled = sentAtOnce({ emailOrUsername: 'asha', password: 'secret' })
const longLabels = { emailOrUsername: longField.label, submit: 'Sign in and go on to where I was before' }

const untouched = sentAtOnce()

/** Every state of its fields. The success message has a story of its own, because it takes the focus. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<SignInFormProps>
      rows={{
        Empty: {},
        Problems: { ref: untouched },
        Sending: { ref: filled, onSubmit: () => new Promise<SubmitResult>(() => {}) },
        Refused: { ref: filled, onSubmit: async () => ({ ok: false, error: 'Wrong username or password' }) },
        'Error from elsewhere': { error: 'Your session has ended. Please sign in again.' },
        'Without links': { children: null },
        'Long text': { labels: longLabels, error: longField.error },
      }}
      cell="20rem"
    >
      {(state) => <SignInForm {...meta.args} {...state} />}
    </StateMatrix>
  ),
}

export const Problems: Story = {
  decorators: narrow,
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await expect(canvas.getByLabelText('Email or username')).toHaveFocus()
  },
}

export const Submitting: Story = {
  decorators: narrow,
  args: { onSubmit: () => new Promise<SubmitResult>(() => {}) },
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement }) => {
    await signIn(canvasElement)
    await expect(within(canvasElement).getByRole('button', { name: 'Logging in...' })).toBeDisabled()
  },
}

export const Refused: Story = {
  decorators: narrow,
  args: { onSubmit: async () => ({ ok: false, error: 'Wrong username or password' }) },
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement }) => {
    await signIn(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Wrong username or password',
    )
  },
}

export const Done: Story = {
  decorators: narrow,
  play: async ({ canvasElement }) => {
    await signIn(canvasElement)
    await expect(await within(canvasElement).findByText('Login successful! Redirecting...')).toBeVisible()
  },
}
