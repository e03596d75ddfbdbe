import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { PasswordForm } from './password-form.tsx'

const field = (name: string) => page.getByLabelText(name, { exact: true })

describeConformance(
  'PasswordForm',
  (props) => <PasswordForm {...props} onSubmit={async () => ({ ok: true })} />,
  { slot: 'password-form', tag: 'form' },
)

test('changes the password without sending the confirmation', async () => {
  const sent: unknown[] = []
  const screen = await render(
    <PasswordForm
      onSubmit={async (values) => {
        sent.push(values)
        return { ok: true }
      }}
    />,
  )
  await field('Current password').fill('old secret')
  await field('New password').fill('new secret')
  await field('Confirm new password').fill('new secret')
  await screen.getByRole('button', { name: 'Change Password' }).click()
  await expect.element(screen.getByText('Password changed successfully!')).toBeVisible()
  expect(sent).toEqual([{ currentPassword: 'old secret', newPassword: 'new secret' }])
})

test('a wrong current password is told at its field', async () => {
  const screen = await render(
    <PasswordForm
      onSubmit={async () => ({
        ok: false,
        error: 'The current password is wrong',
        errors: { currentPassword: 'The current password is wrong' },
      })}
    />,
  )
  await field('Current password').fill('guess1')
  await field('New password').fill('123456')
  await field('Confirm new password').fill('123456')
  await screen.getByRole('button').last().click()
  await expect.element(field('Current password')).toHaveAccessibleDescription('The current password is wrong')
})

test('without the current password it asks for the new one alone', async () => {
  const sent: unknown[] = []
  const screen = await render(
    <PasswordForm
      askCurrent={false}
      minLength={12}
      onSubmit={async (values) => {
        sent.push(values)
        return { ok: true }
      }}
    />,
  )
  expect(field('Current password').query()).toBeNull()
  await expect.element(field('New password')).toHaveAccessibleDescription('At least 12 characters')
  await field('New password').fill('seven sea shells')
  await field('Confirm new password').fill('seven sea shells')
  await screen.getByRole('button', { name: 'Change Password' }).click()
  await expect.element(screen.getByText('Password changed successfully!')).toBeVisible()
  expect(sent).toEqual([{ currentPassword: '', newPassword: 'seven sea shells' }])
})
