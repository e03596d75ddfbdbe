import type { StaffEnquiry } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InExampleSite } from '../../../../test/in-example-site.tsx'
import { service } from '../../../shell/session/service.ts'
import type { Wanted } from '../changes/use-change-enquiry.ts'
import { labels } from '../labels/labels.ts'
import { EnquiryConflict } from './enquiry-conflict.tsx'

const vip = { _id: 'vip', name: 'VIP', color: 'gold' } as const
const theirs = {
  status: 'pending',
  assignedTo: null,
  assigneeName: null,
  snoozedUntil: '2026-12-01T04:30:00.000Z',
  priority: 'normal',
  spam: 'links',
  labels: [],
} as unknown as StaffEnquiry

test.each<[string, Wanted, RegExp, string]>([
  ['a label', { addLabels: ['vip'] }, /, no labels$/, ', labels: VIP'],
  ['urgency', { priority: 'urgent' }, /, not urgent$/, ', urgent'],
  ['the end of a snooze', { snoozedUntil: null }, /, snoozed until .+$/, ', not snoozed'],
  ['not being spam', { spam: false }, /, marked as spam$/, ', not spam'],
])('a conflict about %s shows both versions of it', async (_, mine, shown, wanted) => {
  vi.spyOn(service.users, 'staff').mockResolvedValue({ staff: [], suspended: [] })
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  })
  queryClient.setQueryData(labels.queryKey, { labels: [vip] } as never)
  vi.spyOn(service.labels, 'list').mockReturnValue(new Promise(() => {}))
  await render(
    <QueryClientProvider client={queryClient}>
      <EnquiryConflict conflict={{ id: 'e', mine, theirs }} onKeepTheirs={() => {}} onUseMine={() => {}} />
    </QueryClientProvider>,
    { wrapper: InExampleSite },
  )
  const [before, after] = page.getByRole('definition').elements()
  expect(before?.textContent).toMatch(shown)
  expect(after?.textContent).toMatch(new RegExp(`${wanted}$`))
})
