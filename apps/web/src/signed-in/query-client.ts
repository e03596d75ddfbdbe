import { ApiError } from '@susegad/api-client/client'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { service } from '../shell/session/service.ts'
import { renewUser } from '../shell/session/session.ts'

let current: { owner: string; client: QueryClient } | undefined

/** One query cache per person, so that the next person doesn't see its data. */
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
      // 'always': report being offline at once instead of pausing the request.
      queries: { staleTime: 15_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  })
}

/** After a forbidden request: the account's role may have changed since the page was opened. */
function learnRole(error: unknown): void {
  if (!(error instanceof ApiError && error.kind === 'forbidden')) return
  service.users.profile().then(
    ({ user }) => renewUser(user),
    // The original request reports its own failure.
    () => {},
  )
}
