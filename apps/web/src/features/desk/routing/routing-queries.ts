import { routingQueries, userQueries } from '@susegad/api-client/queries'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { service } from '../../../shell/session/service.ts'
import { viewsKey } from '../views/view-queries.ts'

export const routing = routingQueries(service).read()

/** An act on rules or absences; afterwards the page shows what the service says, also after a refusal. */
export function useRoutingAct<Input, Result>(act: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: routing.queryKey }),
        // A view shows more once a rule names it.
        queryClient.invalidateQueries({ queryKey: viewsKey }),
        // Who is away stands beside their name at the desk.
        queryClient.invalidateQueries({ queryKey: userQueries(service).staff().queryKey }),
      ]),
  })
}
