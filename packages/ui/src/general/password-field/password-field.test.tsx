import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { PasswordField } from './password-field.tsx'

describeConformance('PasswordField', (props) => <PasswordField {...props} label="Label" />, {
  slot: 'password-field',
  tag: 'input',
  frame: 'fieldClassName',
})

test('shows and hides what is typed, and keeps it', async () => {
  const screen = await render(<PasswordField label="Password" autoComplete="current-password" />)
  const input = screen.getByLabelText('Password', { exact: true })
  await input.fill('secret')
  await screen.getByRole('button', { name: 'Show characters' }).click()
  await expect.element(input).toHaveAttribute('type', 'text')
  await expect.element(input).toHaveAttribute('autocapitalize', 'off')
  await expect.element(input).toHaveValue('secret')
  await screen.getByRole('button', { name: 'Hide characters' }).click()
  await expect.element(input).toHaveAttribute('type', 'password')
  await expect.element(input).not.toHaveAttribute('autocapitalize')
})

test('what was shown is hidden again when the form is sent', async () => {
  const screen = await render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="Password" />
      <button type="submit">Send</button>
    </form>,
  )
  await screen.getByRole('button', { name: 'Show characters' }).click()
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveAttribute('type', 'password')
})

test('a disabled password is not shown to whoever passes by', async () => {
  const screen = await render(<PasswordField label="Password" defaultValue="secret" disabled />)
  await expect.element(screen.getByRole('button', { name: 'Show characters' })).toBeDisabled()
})
