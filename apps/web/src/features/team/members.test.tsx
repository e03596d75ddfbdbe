import type { Member } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { service } from '../../shell/session/service.ts'
import { Members } from './members.tsx'
import './team.css'

const owner: Member = {
  _id: 'asha',
  name: 'Asha',
  email: 'asha@example.com',
  staffRole: 'owner',
  editsSite: true,
  secondFactor: false,
  suspended: false,
  seenAt: null,
  openEnquiries: 0,
}
const agent: Member = { ...owner, _id: 'ravi', name: 'Ravi', staffRole: 'agent' }

const nina: Member = { ...owner, _id: 'nina', name: 'Nina' }

const open = (members = [owner, nina, agent]) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Members members={members} ownId="nina" />
    </QueryClientProvider>,
  )

test('an owner loses the role only after a question', async () => {
  const change = vi.spyOn(service.staff, 'change').mockReturnValue(new Promise(() => {}))
  await open()
  await page.getByLabelText('Role of Asha').selectOptions('Agent')
  const question = page.getByRole('alertdialog', { name: 'Make Asha an agent' })
  await expect.element(question).toBeVisible()
  expect(change).not.toHaveBeenCalled()
  await expect.element(page.getByLabelText('Role of Asha')).toHaveValue('owner')
  await question.getByRole('button', { name: 'Change role' }).click()
  expect(change).toHaveBeenCalledWith('asha', { staffRole: 'agent' })
})

test('another role is changed at once', async () => {
  const change = vi.spyOn(service.staff, 'change').mockReturnValue(new Promise(() => {}))
  await open()
  await page.getByLabelText('Role of Ravi').selectOptions('Viewer')
  expect(change).toHaveBeenCalledWith('ravi', { staffRole: 'viewer' })
})

test('suspending says how many open enquiries stay with the member', async () => {
  await open([owner, nina, { ...agent, openEnquiries: 2 }])
  await page.getByRole('button', { name: 'Suspend Ravi' }).click()
  await expect.element(page.getByText(/2 open enquiries stay assigned to Ravi/)).toBeVisible()
})

test.each([390, 800, 1440])('at %i px each button of a member is one line', async (width) => {
  await page.viewport(width, 900)
  await open([owner, nina, agent, { ...agent, _id: 'tara', name: 'Tara', suspended: true }])
  for (const name of ['Suspend Ravi', 'Reactivate Tara', 'Remove Tara from the team']) {
    const button = page.getByRole('button', { name }).element()
    const words = document.createRange()
    words.selectNodeContents(button)
    expect(new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size, name).toBe(1)
  }
})
