import { ApiError } from '@susegad/api-client/client'
import type { MessageResult, RelatedList, StaffDetail, StaffEnquiry } from '@susegad/api-client/contract'
import { Toaster } from '@susegad/ui/toast'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderAtDashboard } from '../../../../test/at-dashboard.tsx'
import { service } from '../../../shell/session/service.ts'
import { dropAnswer, keepAnswer, keptAnswer } from '../answer/kept-answers.ts'
import { DeskWorkProvider, useDeskWork } from '../desk/desk-work.tsx'
import { OpenedPanel } from './opened-panel.tsx'

const id = '0b7c1f5e-8f0e-4d8e-9a39-0d1f6a3c9f11'
const enquiry = {
  _id: id,
  name: 'Rahul Mehta',
  phone: '+91 98220 12345',
  email: 'rahul@example.com',
  subject: 'A boat',
  message: 'Is there room?',
  dateOfPlan: null,
  createdAt: '2026-11-27T10:00:00Z',
  version: 1,
  status: 'in_progress',
  assignedTo: null,
  assigneeName: null,
  snoozedUntil: null,
  snoozedBy: null,
  labels: [],
  priority: 'normal',
  source: 'site',
  context: null,
  spam: null,
  deletedAt: null,
  erasedAt: null,
}
const Toasts = () => <Toaster toaster={useDeskWork().toaster} />

beforeEach(() => page.viewport(1440, 900))
// Other test files share the browser's storage.
afterEach(() => dropAnswer(id))

/** The desk of a person, who has toasts of their own, with the enquiry open. */
async function open(_id: string, customer: StaffDetail['customer'] | null = null) {
  // Every other call stays pending.
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
  const detail = {
    enquiry,
    plan: null,
    notes: [],
    history: [],
    messages: [],
    customer,
    enteredBy: null,
  }
  vi.spyOn(service.enquiries, 'get').mockResolvedValue(detail as unknown as StaffDetail)
  await renderAtDashboard(
    <DeskWorkProvider staffMember={{ _id, name: 'Asha' }}>
      <OpenedPanel />
      <Toasts />
    </DeskWorkProvider>,
    `?enquiry=${id}`,
  )
}

/** Writes an answer and presses Send. */
async function holdAnswer(_id: string) {
  await open(_id)
  await page.getByLabelText('Answer by email').fill('See you on Friday.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}
const undo = () => page.getByRole('button', { name: 'Undo' })

/** Presses Undo once the answer is on its way. */
async function undoOnItsWay(_id: string) {
  const { promise, resolve, reject } = Promise.withResolvers<MessageResult>()
  const answer = vi.spyOn(service.enquiries, 'answer').mockReturnValue(promise)
  await holdAnswer(_id)
  const held = keptAnswer(id)
  if (held) keepAnswer(id, { ...held, sendAt: Date.now() + 50 })
  await expect.poll(() => answer.mock.calls.length).toBe(1)
  await undo().click()
  await expect.element(page.getByText(/Your answer to Rahul Mehta is on its way/)).toBeVisible()
  return { resolve, reject }
}

test('an answer that is undone on its way is a draft again if it does not arrive', async () => {
  const { reject } = await undoOnItsWay('asha')
  reject(new ApiError({ kind: 'network', status: 0, message: 'offline' }))
  await expect.element(page.getByText(/An answer was not sent and is kept in its enquiry/)).toBeVisible()
  expect(keptAnswer(id)).toMatchObject({ text: 'See you on Friday.', queued: false })
})

test('an answer that is undone on its way, and arrives, is sent', async () => {
  const { resolve } = await undoOnItsWay('ravi')
  resolve({ message: { _id: 'm', place: 1, createdAt: '2026-11-27T11:00:00Z' } } as MessageResult)
  await expect.poll(() => keptAnswer(id)).toBeNull()
})

test('an answer that an edit has stopped was not sent', async () => {
  await holdAnswer('milind')
  await page.getByLabelText('Answer by email').fill('See you on Saturday.')
  await undo().click()
  await expect.element(undo()).not.toBeInTheDocument()
  expect(page.getByText(/was already sent/).query()).toBeNull()
  expect(keptAnswer(id)).toMatchObject({ text: 'See you on Saturday.', queued: false })
})

test('a merge can be undone where it is told', async () => {
  const boat = {
    ...enquiry,
    _id: 'boat',
    customerId: null,
    mergedInto: null,
    relation: 'same',
    quote: null,
    notes: 0,
  }
  vi.spyOn(service.customers, 'related').mockResolvedValue({
    related: [{ ...boat, lastNote: null }],
    more: false,
    account: null,
  } as unknown as RelatedList)
  vi.spyOn(service.enquiries, 'merge').mockResolvedValue({
    enquiry: { ...boat, mergedInto: id } as unknown as StaffEnquiry,
  })
  const separate = vi.spyOn(service.enquiries, 'separate').mockResolvedValue({ enquiry: enquiry as never })
  localStorage.setItem('susegad-person-unfolded', 'yes')
  await open('tara', { _id: 'c' } as unknown as StaffDetail['customer'])
  await page.getByRole('button', { name: /^Merge: A boat/ }).click()
  await expect.element(page.getByText('Rahul Mehta: merged into one conversation.')).toBeVisible()
  await undo().click()
  await expect.poll(() => separate.mock.calls).toEqual([['boat']])
})
