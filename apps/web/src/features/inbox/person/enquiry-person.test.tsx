import { ApiError } from '@susegad/api-client/client'
import type { RelatedEnquiry, StaffEnquiry } from '@susegad/api-client/contract'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderAtDashboard } from '../../../../test/at-dashboard.tsx'
import { service } from '../../../shell/session/service.ts'
import { EnquiryPerson } from './enquiry-person.tsx'

const villa = '0b7c1f5e-8f0e-4d8e-9a39-0d1f6a3c9f10'
const opened = { _id: villa, subject: 'Villa', customerId: null } as StaffEnquiry

const onMerged = vi.fn()

const related = (_id: string, changes: Partial<RelatedEnquiry> = {}): RelatedEnquiry => ({
  _id,
  name: 'Asha Rao',
  email: 'asha@mail.example',
  phone: '+91 98400 91273',
  subject: _id,
  status: 'pending',
  createdAt: '2026-11-02T10:00:00Z',
  customerId: null,
  mergedInto: null,
  relation: 'same',
  quote: null,
  notes: 0,
  lastNote: null,
  ...changes,
})

async function renderPerson(rows: RelatedEnquiry[]) {
  localStorage.setItem('susegad-person-unfolded', 'no')
  vi.spyOn(service.customers, 'related').mockResolvedValue({
    related: rows,
    more: false,
    account: { verified: true },
  })
  return renderAtDashboard(<EnquiryPerson enquiry={opened} onMerged={onMerged} />, `?enquiry=${villa}`)
}

test('is folded to one line, and says why others are probably the same person', async () => {
  await renderPerson([
    related('Boat', { notes: 1, lastNote: 'Likes the sea.' }),
    related('Car', { relation: 'phone', email: 'a.rao@mail.example' }),
  ])
  const summary = page.getByText('Who is this? 1 other enquiry, 1 probably theirs')
  await expect.element(summary).toBeVisible()
  expect(page.getByRole('link', { name: 'Boat' }).elements()).toHaveLength(0)
  await summary.click()
  await expect.element(page.getByRole('link', { name: 'Boat' })).toBeVisible()
  await expect.element(page.getByText('2 Nov 2026 · 1 note')).toBeVisible()
  await expect.element(page.getByText('Account, address verified')).toBeVisible()
  await expect
    .element(
      page.getByText('Asha Rao gave the same phone number, but another email address: a.rao@mail.example'),
    )
    .toBeVisible()
})

test('merging the other one fails with a sentence, and then works', async () => {
  const message = 'The other enquiry was merged into this one in the meantime.'
  const merge = vi
    .spyOn(service.enquiries, 'merge')
    .mockRejectedValueOnce(new ApiError({ kind: 'conflict', status: 409, message }))
    .mockResolvedValue({ enquiry: { _id: 'Boat', mergedInto: villa } as StaffEnquiry })
  await renderPerson([related('Boat')])
  await page.getByText(/^Who is this/).click()
  const button = page.getByRole('button', { name: 'Merge: Boat, 2 Nov 2026' })
  await button.click()
  await expect.element(page.getByText(`Nothing was changed. ${message}`)).toBeVisible()
  await button.click()
  await expect
    .poll(() => merge.mock.calls.map(([id, { into }]) => [id, into]))
    .toEqual([
      ['Boat', villa],
      ['Boat', villa],
    ])
  await expect.poll(() => onMerged.mock.calls).toMatchObject([[{ _id: 'Boat' }]])
})

const [next, account] = ['0b7c1f5e-8f0e-4d8e-9a39-0d1f6a3c9f11', '0b7c1f5e-8f0e-4d8e-9a39-0d1f6a3c9f12']

test.each([
  ['its panel is open', villa, account],
  ['the next one is open', next, next],
])('a merge into the other one that is answered while %s', async (_what, meanwhile, shown) => {
  const { promise, resolve } = Promise.withResolvers<never>()
  vi.spyOn(service.enquiries, 'merge').mockReset().mockReturnValueOnce(promise)
  const { router } = await renderPerson([related(account, { customerId: 'asha' })])
  await page.getByText(/^Who is this/).click()
  await page.getByRole('button', { name: /^Merge/ }).click()
  await router.navigate({ to: '/dashboard', search: { enquiry: meanwhile } } as never)
  onMerged.mockReset()
  resolve({ enquiry: { _id: villa, mergedInto: account } } as never)
  await expect.poll(() => onMerged.mock.calls.length).toBe(1)
  await expect.poll(() => new URLSearchParams(router.latestLocation.searchStr).get('enquiry')).toBe(shown)
})
