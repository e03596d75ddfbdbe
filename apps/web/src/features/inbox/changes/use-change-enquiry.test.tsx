import type { EnquiryDetail, StaffEnquiry } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { enquiries, viewsKey } from '../../../enquiries/enquiry-queries.ts'
import { service } from '../../../shell/session/service.ts'
import { changeScope, isChanging, useChangeEnquiry } from './use-change-enquiry.ts'

const before = {
  _id: 'e',
  version: 1,
  status: 'pending',
  assignedTo: 'asha',
  assigneeName: 'Asha',
} as StaffEnquiry

function Change() {
  const { change, error } = useChangeEnquiry('e', () => {})
  return (
    <>
      <button type="button" onClick={() => change({ assignedTo: 'bruno' })}>
        Assign
      </button>
      {error && <p role="alert">Taken back</p>}
    </>
  )
}

test('a failed change is rolled back', async () => {
  const queryClient = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
  const { queryKey } = enquiries.detail('e')
  queryClient.setQueryData(queryKey, { enquiry: before, notes: [] } as unknown as EnquiryDetail)
  queryClient.setQueryData(viewsKey, { builtIn: [], views: [] })
  vi.spyOn(service.enquiries, 'change').mockRejectedValueOnce(new Error('offline'))
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <Change />
    </QueryClientProvider>,
  )
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(queryClient.getQueryData(queryKey)?.enquiry).toEqual(before)
  // The counts of the views are read again.
  expect(queryClient.getQueryState(viewsKey)?.isInvalidated).toBe(true)
})

test('only a change of the same enquiry counts, not a note or a change of another', () => {
  const queryClient = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
  const start = (scope?: { id: string }) => {
    const mutation = queryClient.getMutationCache().build<unknown, Error, void, unknown>(queryClient, {
      mutationFn: () => new Promise(() => {}),
      ...(scope && { scope }),
    })
    void mutation.execute()
  }
  start()
  start(changeScope('another'))
  expect(isChanging(queryClient, 'e')).toBe(false)
  start(changeScope('e'))
  expect(isChanging(queryClient, 'e')).toBe(true)
})
