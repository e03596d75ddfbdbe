import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../../test/show-example.ts'
import { site } from '../../../page-data/site.ts'
import { ForgottenPassword } from './forgotten-password.tsx'

vi.mock('./forgotten-form.tsx', () => {
  throw new Error('The script did not load.')
})

test('a form whose script does not load says so, and whom to write to stays', async () => {
  await render(<ForgottenPassword />)
  await page.getByText('Forgot your password?').click()
  await expect.element(page.getByRole('link', { name: 'Load the page again' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: site().business.email })).toBeVisible()
})
