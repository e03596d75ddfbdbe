import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { changeScope, isChanging } from './is-changing.ts'

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
