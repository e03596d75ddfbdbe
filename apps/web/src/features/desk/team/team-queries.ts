import { staffQueries } from '@susegad/api-client/queries'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { service } from '../../../shell/session/service.ts'

const queries = staffQueries(service)
export const people = queries.people()

/** An act on the staff; afterwards the page shows what the service says, also after a refusal. */
export function useStaffAct<Input, Result>(act: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queries.all() }),
  })
}
