import type { CustomerDetail } from '@susegad/api-client/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { customers, enquiries } from '../../enquiries/enquiry-queries.ts'

/** A mutation of a customer; shows the response at once, then reloads lists and enquiries. */
export function useCustomerMutation<Input>(id: string, act: (input: Input) => Promise<CustomerDetail>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async (detail) => {
      await queryClient.invalidateQueries({ queryKey: customers.all(), refetchType: 'none' })
      queryClient.setQueryData(customers.detail(id).queryKey, detail)
      void queryClient.invalidateQueries({ queryKey: enquiries.all() })
    },
  })
}
