import type { EnquiryList } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { service } from '../../../shell/session/service.ts'
import { arrivalsKey } from '../arrivals/use-arrivals.ts'
import { AlertWatch } from './alert-watch.tsx'
import { chime } from './chime.ts'

vi.mock('./chime.ts', () => ({ chime: vi.fn() }))

test('the bell rings for enquiries from WhatsApp too', async () => {
  // Other tests in this browser may have announced earlier enquiries: only newer ones ring.
  const began = Date.now()
  let count = 0
  const row = (source: string) => ({
    _id: crypto.randomUUID(),
    source,
    createdAt: new Date(began + ++count).toISOString(),
  })
  let enquiries = [row('site')]
  vi.spyOn(service.enquiries, 'list').mockImplementation(
    async () => ({ enquiries }) as unknown as EnquiryList,
  )
  const queryClient = new QueryClient()
  await render(
    <QueryClientProvider client={queryClient}>
      <AlertWatch settings={{ sound: true, notification: false }} />
    </QueryClientProvider>,
  )
  async function arrive(source: string) {
    enquiries = [row(source), ...enquiries]
    await queryClient.invalidateQueries({ queryKey: arrivalsKey })
    return vi.mocked(chime).mock.calls.length
  }
  // The first ones may arrive before the watch has begun.
  await expect.poll(() => arrive('whatsapp')).toBeGreaterThan(0)
})
