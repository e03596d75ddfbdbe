import type { StaffEnquiry } from '@susegad/api-client/contract'
import type { LiveEvent } from '@susegad/api-client/live'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderAtDashboard } from '../../../test/at-dashboard.tsx'
import { lastLine } from '../../enquiries/last-message.ts'
import { service } from '../../shell/session/service.ts'
import { DeskNotices } from './desk-notices.tsx'
import { EnquiriesDesk } from './enquiries-desk.tsx'
import { DeskFooter } from './list/desk-footer.tsx'
import { notePresence } from './presence/presence.ts'
import { DeskFilters } from './search/desk-filters.tsx'
import { DeskFolders } from './search/desk-folders.tsx'

// Spied on, they tell which parts of the desk are rendered again.
vi.mock('./desk-notices.tsx', { spy: true })
vi.mock('./list/desk-footer.tsx', { spy: true })
vi.mock('../../enquiries/last-message.ts', { spy: true })
vi.mock('./search/desk-filters.tsx', { spy: true })
vi.mock('./search/desk-folders.tsx', { spy: true })
const live = vi.hoisted(() => ({ hear: undefined as ((event: LiveEvent) => void) | undefined }))
vi.mock('./arrivals/share-live.ts', () => ({
  shareLive: (_owner: string, _signal: AbortSignal, hear: (event: LiveEvent) => void) => {
    live.hear = hear
  },
}))

const names = ['Asha', 'Bruno', 'Meera', 'Tara']
const rows = names.map((name, n) => ({
  _id: `0b7c1f5e-8f0e-4d8e-9a39-0d1f6a3c9f1${n}`,
  name,
  phone: '+91 98220 12345',
  email: `${name}@example.com`,
  subject: `From ${name}`,
  message: 'Is the boat free?',
  status: 'in_progress',
  createdAt: '2026-11-01T10:00:00Z',
  dateOfPlan: null,
  assignedTo: null,
  assigneeName: null,
  labels: [],
  priority: 'normal',
  lastMessage: null,
  source: 'site',
  context: null,
  spam: null,
  deletedAt: null,
  erasedAt: null,
})) as unknown as StaffEnquiry[]

/** What stands above and below the list. */
const others = [DeskFilters, DeskFolders, DeskNotices, DeskFooter].map((part) => vi.mocked(part))

beforeEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1440, 900)
  // Rows show how long is left, so each ten seconds that pass render them all.
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-01T12:00:00Z'))
  vi.spyOn(service.enquiries, 'list').mockResolvedValue({
    enquiries: rows,
    total: rows.length,
    totalPages: 1,
    page: 1,
    limit: 10,
  })
  vi.spyOn(service.users, 'staff').mockResolvedValue({ staff: [], suspended: [] })
  // Every other call stays pending.
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
})

async function openDesk(name = 'Asha') {
  const { screen } = await renderAtDashboard(<EnquiriesDesk staffMember={{ _id: name, name }} />)
  await expect.element(screen.getByText('From Tara')).toBeVisible()
  for (const part of others) expect(part).toHaveBeenCalled()
  for (const part of [...others, vi.mocked(lastLine)]) part.mockClear()
  return screen
}

test('selecting an enquiry renders its row, and nothing else of the list', async () => {
  const screen = await openDesk()
  await screen.getByRole('checkbox', { name: 'Select the enquiry of Bruno' }).click()
  await expect.element(screen.getByText('1 of 4 selected')).toBeVisible()
  for (const part of others) expect(part).not.toHaveBeenCalled()
  expect(lastLine).toHaveBeenCalledOnce()
})

test('opening an enquiry renders its panel, and neither rows nor what is around them', async () => {
  const screen = await openDesk()
  await screen.getByRole('link', { name: 'Meera' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Meera' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Meera' })).toHaveAttribute('aria-current')
  for (const part of [...others, vi.mocked(lastLine)]) expect(part).not.toHaveBeenCalled()
})

test('what failed, and who is reading, is there for the same person again and not for the next at this tab', async () => {
  vi.spyOn(service.operations, 'start').mockRejectedValue(new Error())
  vi.spyOn(service.operations, 'get').mockRejectedValue(new Error())
  const hers = await openDesk()
  await hers.getByRole('checkbox', { name: 'Select the enquiry of Bruno' }).click()
  await hers.getByRole('button', { name: 'Change (1)' }).click()
  await hers.getByRole('menuitem', { name: 'Mark as spam' }).click()
  await expect.element(hers.getByText(/The change failed/)).toBeVisible()
  await hers.getByRole('link', { name: 'Meera' }).click()
  notePresence({ enquiry: rows[2]?._id ?? '', people: [{ _id: 'ravi', name: 'Ravi', state: 'reading' }] })
  await expect.element(hers.getByText('Ravi is reading this too.')).toBeVisible()
  await hers.unmount()

  const again = await openDesk()
  await expect.element(again.getByRole('button', { name: 'Retry' })).toBeVisible()
  await again.unmount()

  const next = await openDesk('Milind')
  await next.getByRole('link', { name: 'Meera' }).click()
  await expect.element(next.getByRole('heading', { name: 'Meera' })).toBeVisible()
  expect(next.getByRole('button', { name: 'Retry' }).elements()).toEqual([])
  expect(next.getByText('Ravi is reading this too.').elements()).toEqual([])
})

test('a deletion that is accepted late leaves selected what was selected since', async () => {
  const { promise, resolve } = Promise.withResolvers<never>()
  vi.spyOn(service.enquiries, 'delete').mockReturnValue(promise)
  vi.spyOn(service.operations, 'get').mockResolvedValue({
    operation: { _id: 'o', state: 'done', changed: 1 },
  } as Awaited<ReturnType<typeof service.operations.get>>)
  const screen = await openDesk()
  const choice = (name: string) => screen.getByRole('checkbox', { name: `Select the enquiry of ${name}` })
  await choice('Bruno').click()
  await screen.getByRole('button', { name: 'Delete Selected (1)' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(choice('Bruno')).not.toBeInTheDocument()
  await choice('Meera').click()
  resolve({} as never)
  // The mocked list still has this row when it is reloaded.
  await expect.element(choice('Bruno')).toBeVisible()
  await expect.element(choice('Meera')).toBeChecked()
})

test("a colleague's change is loaded while something else of ours is being saved", async () => {
  const get = vi.spyOn(service.enquiries, 'get').mockReturnValue(new Promise(() => {}))
  Object.assign(live, { hear: undefined })
  const { screen, queryClient } = await renderAtDashboard(
    <EnquiriesDesk staffMember={{ _id: 'Asha', name: 'Asha' }} />,
  )
  await expect.element(screen.getByText('From Tara')).toBeVisible()
  // A mutation without an enquiry as its scope, such as saving a note.
  const mutation = queryClient.getMutationCache().build<unknown, Error, void, unknown>(queryClient, {
    mutationFn: () => new Promise(() => {}),
    networkMode: 'always',
  })
  void mutation.execute()
  await expect.poll(() => live.hear, { timeout: 5000 }).toBeDefined()
  const id = rows[1]?._id ?? ''
  live.hear?.({ type: 'change', kind: 'changed', ids: [id] })
  await expect.poll(() => get.mock.calls.map(([asked]) => asked)).toContain(id)
})
