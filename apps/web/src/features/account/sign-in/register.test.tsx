import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../../../../test/open-site.tsx'
import { service } from '../../../shell/session/service.ts'
// The form loads it when it sends.
import '../../../signed-in/failure-text.ts'

test('a username that the service refuses is told at its field, after what is missing', async () => {
  const register = vi.spyOn(service.users, 'register').mockReturnValue(new Promise(() => {}))
  await openSite('/register')
  const field = (name: string) => page.getByLabelText(name, { exact: true })
  const create = page.getByRole('button', { name: 'Create Account' })
  await field('Name').fill('Asha Naik')
  await field('Username').fill('asha naik')
  await field('Email').fill('asha@example.com')
  await field('Phone').fill('98220 12345')
  await field('Password').fill('secret')
  await create.click()
  await expect.element(field('Confirm password')).toHaveAccessibleDescription('Passwords do not match')
  await field('Confirm password').fill('secret')
  await create.click()
  await expect.element(field('Username')).toHaveAccessibleDescription("Username can't contain spaces")
  await expect.element(field('Username')).toHaveFocus()
  expect(register).not.toHaveBeenCalled()
  await field('Username').fill(' asha ')
  await expect.element(field('Username')).toHaveAccessibleDescription('')
  await create.click()
  await expect.element(page.getByRole('button', { name: 'Creating Account...' })).toBeVisible()
  await expect.poll(() => register.mock.lastCall?.[0].username).toBe('asha')
})
