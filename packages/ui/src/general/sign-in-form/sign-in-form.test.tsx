import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { SignInForm, type SubmitResult } from './sign-in-form.tsx'

describeConformance(
  'SignInForm',
  (props) => <SignInForm {...props} onSubmit={async () => ({ ok: true })} />,
  {
    slot: 'sign-in-form',
    tag: 'form',
  },
)

test('both fields are required', async () => {
  const screen = await render(<SignInForm onSubmit={async () => ({ ok: true })} />)
  await screen.getByRole('button', { name: 'Login' }).click()
  await expect
    .element(screen.getByLabelText('Email or username'))
    .toHaveAccessibleDescription('Email or username is required')
  await expect
    .element(screen.getByLabelText('Password', { exact: true }))
    .toHaveAccessibleDescription('Password is required')
})

test('signs in with what was typed, and says what happens next', async () => {
  const sent: unknown[] = []
  const { promise, resolve } = Promise.withResolvers<SubmitResult>()
  const screen = await render(
    <SignInForm
      onSubmit={(values) => {
        sent.push(values)
        return promise
      }}
    />,
  )
  await screen.getByLabelText('Email or username').fill(' asha ')
  await screen.getByLabelText('Password', { exact: true }).fill(' secret ')
  await screen.getByRole('button', { name: 'Login' }).click()
  await expect.element(screen.getByRole('button', { name: 'Logging in...' })).toBeDisabled()
  expect(sent).toEqual([{ emailOrUsername: 'asha', password: ' secret ' }])
  resolve({ ok: true })
  await expect.element(screen.getByText('Login successful! Redirecting...')).toBeVisible()
})

test('an exception reads the same as anywhere', async () => {
  const screen = await render(<SignInForm onSubmit={() => Promise.reject(new Error('down'))} />)
  await screen.getByLabelText('Email or username').fill('asha')
  await screen.getByLabelText('Password', { exact: true }).fill('secret')
  await screen.getByRole('button', { name: 'Login' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('An unexpected error occurred. Please try again.')
})
