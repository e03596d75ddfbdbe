import { service } from '../../shell/session/service.ts'
import { useCustomerMutation } from './customer-queries.ts'

export type DuplicateActs = ReturnType<typeof useDuplicates>

/** Merges a customer with others, marks them as different people, and undoes both. */
export function useDuplicates(id: string) {
  const merging = useCustomerMutation(id, (other: string) => service.customers.merge(id, { with: other }))
  const separating = useCustomerMutation(id, (merge: string) => service.customers.separate(id, merge))
  const parting = useCustomerMutation(id, (other: string) => service.customers.keepApart(id, { with: other }))
  const rejoining = useCustomerMutation(id, (other: string) => service.customers.takeApartBack(id, other))
  const acts = [merging, separating, parting, rejoining]
  return {
    merging,
    separating,
    parting,
    rejoining,
    failure: acts.find(({ error }) => error)?.error,
    /** Runs an action, and clears the message of the previous one. */
    act(does: (typeof acts)[number], of: string) {
      for (const other of acts) other.reset()
      does.mutate(of)
    },
  }
}
