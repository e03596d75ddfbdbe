import type { QueryClient } from '@tanstack/react-query'

/** Changes of one enquiry run one by one in this scope. */
export const changeScope = (id: string) => ({ id: `enquiry-${id}` })

/** Whether a change of this enquiry is on its way; notes, templates and other enquiries don't count. */
export const isChanging = (queryClient: QueryClient, id: string): boolean =>
  queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === changeScope(id).id }) > 0
