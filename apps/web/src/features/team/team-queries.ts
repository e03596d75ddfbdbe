import { staffQueries } from '@susegad/api-client/queries'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { service } from '../../shell/session/service.ts'

const queries = staffQueries(service)
export const people = queries.people()

/** A mutation of the staff; reloads the page's data afterwards, also after a refusal. */
export function useStaffMutation<Input, Result>(act: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queries.all() }),
  })
}
