import type { ContactInput } from '@susegad/api-client/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { enquiries, viewsKey } from '../../../enquiries/enquiry-queries.ts'
import { service } from '../../../shell/session/service.ts'
import { showMessages } from '../thread/show-messages.ts'

/** Logs what came of a call, a chat or a visit. */
export function useLogContact(id: string, onLogged: (contact: ContactInput) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (contact: ContactInput) => service.enquiries.addContact(id, contact),
    onSuccess: ({ message }, contact) => {
      showMessages(queryClient, id, [message])
      void queryClient.invalidateQueries({ queryKey: viewsKey })
      void queryClient.invalidateQueries({ queryKey: enquiries.all() })
      onLogged(contact)
    },
  })
}
