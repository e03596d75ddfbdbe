import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { exampleSite } from '../../../../test/example-site.ts'
import { InExampleSite } from '../../../../test/in-example-site.tsx'
import { service } from '../../../shell/session/service.ts'
import { ForgottenPassword } from './forgotten-password.tsx'

test('has a link to a new password mailed, and says whom to write to without it', async () => {
  const forgot = vi.spyOn(service.users, 'forgotPassword').mockRejectedValueOnce(new TypeError('lost'))
  await render(<ForgottenPassword />, { wrapper: InExampleSite })
  await page.getByText('Forgot your password?').click()
  const { email } = exampleSite.business
  await expect.element(page.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  await page.getByLabelText('Email of your account').fill(' asha@example.com ')
  const send = page.getByRole('button', { name: 'Send the link' })
  await send.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  forgot.mockResolvedValueOnce({ sendsEmail: true })
  await send.click()
  await expect
    .element(
      page.getByText('If there is an account with this email, we have sent it a link.', { exact: false }),
    )
    .toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
  expect(forgot).toHaveBeenLastCalledWith({ email: 'asha@example.com' })
  forgot.mockResolvedValueOnce({ sendsEmail: false })
  await send.click()
  await expect.element(page.getByText('This site can’t send email yet.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('on its way')).not.toBeInTheDocument()
})
