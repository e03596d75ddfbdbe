import { routingQueries, userQueries } from '@susegad/api-client/queries'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { viewsKey } from '../../enquiries/enquiry-queries.ts'
import { service } from '../../shell/session/service.ts'

export const routing = routingQueries(service).read()

/** A mutation of rules or absences; reloads the page's data afterwards, also after a refusal. */
export function useRoutingMutation<Input, Result>(act: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: routing.queryKey }),
        // Routing rules change the counts of views.
        queryClient.invalidateQueries({ queryKey: viewsKey }),
        // Absences are shown beside names at the desk.
        queryClient.invalidateQueries({ queryKey: userQueries(service).staff().queryKey }),
      ]),
  })
}
