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
  const { change, error, retry } = useChangeEnquiry('e', () => {})
  return (
    <>
      <button type="button" onClick={() => change({ assignedTo: 'bruno' })}>
        Assign
      </button>
      <button type="button" onClick={() => change({ status: 'resolved' })}>
        Resolve
      </button>
      <button type="button" onClick={() => change({ assignedTo: 'carla' })}>
        Assign to Carla
      </button>
      {error && (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    </>
  )
}

const { queryKey } = enquiries.detail('e')

async function open() {
  const queryClient = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
  queryClient.setQueryData(queryKey, { enquiry: before, notes: [] } as unknown as EnquiryDetail)
  queryClient.setQueryData(viewsKey, { builtIn: [], views: [] })
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <Change />
    </QueryClientProvider>,
  )
  return { queryClient, screen }
}

test('a failed change is rolled back', async () => {
  vi.spyOn(service.enquiries, 'change').mockRejectedValueOnce(new Error('offline'))
  const { queryClient, screen } = await open()
  await screen.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(queryClient.getQueryData(queryKey)?.enquiry).toEqual(before)
  // The counts of the views are read again.
  expect(queryClient.getQueryState(viewsKey)?.isInvalidated).toBe(true)
})

test('of two quick changes, each refused one takes back only its own fields', async () => {
  const answers = [Promise.withResolvers<never>(), Promise.withResolvers<never>()] as const
  vi.spyOn(service.enquiries, 'change')
    .mockReturnValueOnce(answers[0].promise)
    .mockReturnValueOnce(answers[1].promise)
  const { queryClient, screen } = await open()
  const shown = () => queryClient.getQueryData(queryKey)?.enquiry
  await screen.getByRole('button', { name: 'Assign', exact: true }).click()
  await screen.getByRole('button', { name: 'Resolve' }).click()
  await expect.poll(shown).toMatchObject({ assignedTo: 'bruno', status: 'resolved' })
  answers[0].reject(new Error('offline'))
  await expect.poll(shown).toEqual({ ...before, status: 'resolved' })
  answers[1].reject(new Error('offline'))
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(shown()).toEqual(before)
})

test('of two quick changes of the same field, both refused, the value before them is there again', async () => {
  const answer = Promise.withResolvers<never>()
  vi.spyOn(service.enquiries, 'change').mockReturnValue(answer.promise)
  const { queryClient, screen } = await open()
  await screen.getByRole('button', { name: 'Assign', exact: true }).click()
  await screen.getByRole('button', { name: 'Assign to Carla' }).click()
  answer.reject(new Error('offline'))
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.poll(() => isChanging(queryClient, 'e')).toBe(false)
  expect(queryClient.getQueryData(queryKey)?.enquiry).toEqual(before)
})

test('of two quick changes, a refused first one is told and can be tried again though the second succeeds', async () => {
  const answers = [
    Promise.withResolvers<never>(),
    Promise.withResolvers<{ enquiry: StaffEnquiry }>(),
  ] as const
  const sent = vi
    .spyOn(service.enquiries, 'change')
    .mockReturnValueOnce(answers[0].promise)
    .mockReturnValue(answers[1].promise)
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Assign', exact: true }).click()
  await screen.getByRole('button', { name: 'Resolve' }).click()
  answers[0].reject(new Error('offline'))
  answers[1].resolve({ enquiry: { ...before, status: 'resolved', version: 2 } })
  await expect.poll(() => sent.mock.calls.length).toBe(2)
  const again = screen.getByRole('button', { name: 'Try again' })
  await again.click()
  await expect.poll(() => sent.mock.calls[2]).toEqual(['e', { assignedTo: 'bruno', version: 2 }])
  await expect.element(again).not.toBeInTheDocument()
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
