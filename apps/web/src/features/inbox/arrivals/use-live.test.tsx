import type { StaffDetail, StaffEnquiry } from '@susegad/api-client/contract'
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

test('an open enquiry that is not listed becomes unread by a new message, not by a merge that is undone', async () => {
  const { queryClient, hear } = await openDesk()
  const message = (place: number) => ({ place, body: '', createdAt: `2026-11-27T10:0${place}:00.000Z` })
  const detail = (version: number, messages: object[]) =>
    ({ enquiry: { _id: 'b', version }, messages, notes: [] }) as unknown as StaffDetail
  const { queryKey } = enquiries.detail('b')
  queryClient.setQueryData(queryKey, detail(1, [message(1), message(2)]))
  const get = vi.spyOn(service.enquiries, 'get').mockResolvedValue(detail(2, [message(1)]) as never)
  const shown = () => queryClient.getQueryData(queryKey)?.enquiry as StaffEnquiry | undefined
  hear('changed', ['b'])
  await expect.poll(() => shown()?.version).toBe(2)
  await new Promise((settled) => setTimeout(settled))
  expect(shown()?.unread).toBeUndefined()
  get.mockResolvedValue(detail(3, [message(1), message(3)]) as never)
  hear('changed', ['b'])
  await expect.poll(() => shown()?.unread).toBe(true)
})
