import type { Operation } from '@susegad/api-client/contract'
import { createToaster } from '@susegad/ui/toast'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { viewsKey } from '../../../enquiries/enquiry-queries.ts'
import { service } from '../../../shell/session/service.ts'
import { useMany } from './use-many.ts'

const toaster = createToaster()

function Close() {
  const { start } = useMany(toaster, 'asha')
  return (
    <button type="button" onClick={() => start({ verb: 'status', status: 'closed', scope: { ids: ['e'] } })}>
      Close it
    </button>
  )
}

test('a change of many has the views counted anew', async () => {
  const queryClient = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
  queryClient.setQueryData(viewsKey, { builtIn: [], views: [] })
  vi.spyOn(service.operations, 'start').mockResolvedValue({
    operation: { _id: 'o', state: 'done', changed: 0 } as Operation,
  })
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <Close />
    </QueryClientProvider>,
  )
  expect(queryClient.getQueryState(viewsKey)?.isInvalidated).toBe(false)
  await screen.getByRole('button').click()
  await expect.poll(() => queryClient.getQueryState(viewsKey)?.isInvalidated).toBe(true)
})
