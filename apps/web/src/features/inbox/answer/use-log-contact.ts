import type { ContactInput } from '@susegad/api-client/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { enquiries } from '../../../enquiries/enquiry-queries.ts'
import { service } from '../../../shell/session/service.ts'
import { showMessages } from '../thread/show-messages.ts'

/** Logs what came of a call, a chat or a visit. */
export function useLogContact(id: string, onLogged: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (contact: ContactInput) => service.enquiries.addContact(id, contact),
    onSuccess: ({ message }) => {
      showMessages(queryClient, id, [message])
      void queryClient.invalidateQueries({ queryKey: enquiries.all() })
      onLogged()
    },
  })
}
