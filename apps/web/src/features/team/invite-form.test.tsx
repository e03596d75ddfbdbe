import type { SentInvite } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { service } from '../../shell/session/service.ts'
import { InviteForm } from './invite-form.tsx'
import './team.css'

const email = 'tara@mail.example'
const sent = { invite: { email } as SentInvite['invite'] }

test('an invitation is said to be mailed only if it is, else its link is there to copy', async () => {
  const link = 'https://goa.example/join#secret'
  const invite = vi
    .spyOn(service.staff, 'invite')
    .mockResolvedValueOnce({ ...sent, link })
    .mockResolvedValueOnce({ ...sent, link: null })
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <InviteForm />
    </QueryClientProvider>,
  )
  const send = async () => {
    await page.getByLabelText('Email').fill(email)
    await page.getByRole('button', { name: 'Send invitation' }).click()
  }
  await send()
  await expect.element(page.getByLabelText('Link of the invitation')).toHaveValue(link)
  const copy = page.getByRole('button', { name: 'Copy link' })
  await expect.element(copy).toBeVisible()
  const field = page.getByLabelText('Link of the invitation').element()
  const gap = copy.element().getBoundingClientRect().top - field.getBoundingClientRect().bottom
  expect(gap).toBeGreaterThanOrEqual(8)
  expect(page.getByText('on its way').elements()).toEqual([])
  await send()
  await expect.element(page.getByText(`An email is on its way to ${email}.`)).toBeVisible()
  expect(page.getByLabelText('Link of the invitation').elements()).toEqual([])
  invite.mockRestore()
})

test('an address typed while an invitation is on its way stays', async () => {
  const { promise, resolve } = Promise.withResolvers<SentInvite>()
  vi.spyOn(service.staff, 'invite').mockReturnValue(promise)
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <InviteForm />
    </QueryClientProvider>,
  )
  const field = page.getByLabelText('Email')
  await field.fill(email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await field.fill('milind@mail.example')
  resolve({ ...sent, link: null })
  await expect.element(page.getByText(`An email is on its way to ${email}.`)).toBeVisible()
  await expect.element(field).toHaveValue('milind@mail.example')
})
