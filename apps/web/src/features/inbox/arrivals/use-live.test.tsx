import type { EnquiryList, StaffDetail, StaffEnquiry } from '@susegad/api-client/contract'
import type { LiveEvent } from '@susegad/api-client/live'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { enquiries } from '../../../enquiries/enquiry-queries.ts'
import { service } from '../../../shell/session/service.ts'
import { shareLive } from './share-live.ts'
import { useLive } from './use-live.ts'

vi.mock('./share-live.ts', () => ({ shareLive: vi.fn() }))

const listed = [{ _id: 'a', version: 1 }] as StaffEnquiry[]

function Live({ shown }: { shown: readonly StaffEnquiry[] }) {
  return <output>{useLive('asha', shown).outdated ? 'Outdated' : 'Up to date'}</output>
}

async function openDesk() {
  vi.mocked(shareLive).mockReset()
  const queryClient = new QueryClient()
  const around = (shown = listed) => (
    <QueryClientProvider client={queryClient}>
      <Live shown={shown} />
    </QueryClientProvider>
  )
  const screen = await render(around())
  await expect.poll(() => vi.mocked(shareLive).mock.calls.length, { timeout: 10_000 }).toBe(1)
  const hear = (kind: string, ids: string[]) =>
    vi.mocked(shareLive).mock.lastCall?.[2]({ type: 'change', kind, ids } as LiveEvent)
  return { queryClient, hear, show: (shown: StaffEnquiry[]) => screen.rerender(around(shown)) }
}

test('the list is outdated until a deleted enquiry is restored, or the list is loaded without it', async () => {
  const { hear, show } = await openDesk()
  hear('deleted', ['a'])
  await expect.element(page.getByText('Outdated')).toBeVisible()
  hear('restored', ['a'])
  await expect.element(page.getByText('Up to date')).toBeVisible()
  hear('deleted', ['a'])
  await expect.element(page.getByText('Outdated')).toBeVisible()
  await show([])
  await show([...listed])
  await expect.element(page.getByText('Up to date')).toBeVisible()
})

test('what changed elsewhere is as unread as the service says', async () => {
  const { queryClient, hear } = await openDesk()
  const changed = (version: number, unread: boolean) => {
    const detail = { enquiry: { _id: 'b', version, unread }, messages: [], notes: [] }
    vi.spyOn(service.enquiries, 'get').mockResolvedValue(detail as unknown as StaffDetail)
    hear('changed', ['b'])
  }
  const list = (unread: boolean) => ({ enquiries: [{ _id: 'b', unread }] }) as EnquiryList
  const { queryKey } = enquiries.list({ page: 1, limit: 10 })
  queryClient.setQueryData(enquiries.detail('b').queryKey, { enquiry: { _id: 'b' } } as StaffDetail)
  queryClient.setQueryData(queryKey, list(false))
  const isUnread = () => queryClient.getQueryData<EnquiryList>(queryKey)?.enquiries[0]?.unread
  changed(2, true)
  await expect.poll(isUnread).toBe(true)
  changed(3, false)
  await expect.poll(isUnread).toBe(false)
})
