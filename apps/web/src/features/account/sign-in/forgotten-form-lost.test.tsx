import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { exampleSite } from '../../../../test/example-site.ts'
import { InExampleSite } from '../../../../test/in-example-site.tsx'
import { ForgottenPassword } from './forgotten-password.tsx'

vi.mock('./forgotten-form.tsx', () => {
  throw new Error('The script did not load.')
})

test('a form whose script does not load says so, and whom to write to stays', async () => {
  await render(<ForgottenPassword />, { wrapper: InExampleSite })
  await page.getByText('Forgot your password?').click()
  await expect.element(page.getByText(/This part can’t be shown/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: exampleSite.business.email })).toBeVisible()
})
