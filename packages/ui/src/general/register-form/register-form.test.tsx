import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { RegisterForm, type SubmitResult } from './register-form.tsx'

describeConformance(
  'RegisterForm',
  (props) => <RegisterForm {...props} onSubmit={async () => ({ ok: true })} />,
  { slot: 'register-form', tag: 'form' },
)

const field = (name: string) => page.getByLabelText(name, { exact: true })
const create = () => page.getByRole('button', { name: 'Create Account' })

test('tells one problem at a time, in order, at its field', async () => {
  const screen = await render(<RegisterForm onSubmit={async () => ({ ok: true })} />)
  for (const [label, text, message] of [
    ['Name', 'Asha', 'Name is required'],
    ['Username', 'asha', 'Username is required'],
    ['Email', 'asha@example.com', 'Email is required'],
    ['Phone', '1', 'Phone is required'],
    ['Password', '12345', 'Password is required'],
    ['Password', '123456', 'Password must be at least 6 characters'],
    ['Confirm password', '123456', 'Passwords do not match'],
  ] as const) {
    await create().click()
    await expect.element(field(label)).toHaveFocus()
    await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(message))
    expect(screen.container.querySelectorAll('[data-slot="field-error"]')).toHaveLength(1)
    await field(label).fill(text)
    expect(screen.container.querySelectorAll('[data-slot="field-error"]')).toHaveLength(0)
  }
})

test('makes the account without the confirmation, and says what happens next', async () => {
  const sent: unknown[] = []
  const { promise, resolve } = Promise.withResolvers<SubmitResult>()
  const screen = await render(
    <RegisterForm
      onSubmit={(values) => {
        sent.push(values)
        return promise
      }}
    />,
  )
  await field('Name').fill('Asha Naik')
  await field('Username').fill('asha')
  await field('Email').fill('asha@example.com')
  await field('Phone').fill('98220 12345')
  await field('Password').fill('secret')
  await field('Confirm password').fill('secret')
  await create().click()
  await expect.element(screen.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
  expect(sent).toEqual([
    {
      name: 'Asha Naik',
      username: 'asha',
      email: 'asha@example.com',
      phone: '98220 12345',
      password: 'secret',
    },
  ])
  resolve({ ok: true })
  await expect.element(screen.getByText('Account created successfully! Redirecting...')).toBeVisible()
  await expect.element(field('Name')).not.toBeInTheDocument()
})

test('every field is required and the address is of the type email', async () => {
  await render(<RegisterForm onSubmit={async () => ({ ok: true })} />)
  for (const label of ['Name', 'Username', 'Email', 'Phone', 'Password', 'Confirm password']) {
    await expect.element(field(label)).toBeRequired()
  }
  await expect.element(field('Email')).toHaveAttribute('type', 'email')
})
