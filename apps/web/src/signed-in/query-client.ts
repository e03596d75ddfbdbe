import { ApiError } from '@susegad/api-client/client'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { service } from '../shell/session/service.ts'
import { renewUser } from '../shell/session/session.ts'

let current: { owner: string; client: QueryClient } | undefined

/** One cache for each person: nothing that one has read is shown to the next. */
export function queryClientOf(owner: string): QueryClient {
  if (current?.owner !== owner) {
    current?.client.clear()
    current = { owner, client: createQueryClient() }
  }
  return current.client
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: learnRole }),
    mutationCache: new MutationCache({ onError: learnRole }),
    defaultOptions: {
      // 'always': being offline is told at once instead of waiting without a word.
      queries: { staleTime: 15_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  })
}

/** Something was forbidden: the account's role is not what it was when the page was opened. */
function learnRole(error: unknown): void {
  if (!(error instanceof ApiError && error.kind === 'forbidden')) return
  service.users.profile().then(
    ({ user }) => renewUser(user),
    // Whatever keeps the answer away is told where it was asked for.
    () => {},
  )
}
