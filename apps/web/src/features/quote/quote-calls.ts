import type { SharedQuote } from '@susegad/api-client/contract'
import { service } from '../../shell/session/service.ts'

export interface QuoteCalls {
  read: () => Promise<SharedQuote>
  accept: () => Promise<SharedQuote>
}

/** API calls for a quote: by id with a session, or without an id by the link in the hash. */
export function quoteCalls(id: string | undefined): QuoteCalls {
  const { quotes } = service
  if (id !== undefined) return { read: () => quotes.get(id), accept: () => quotes.accept(id) }
  const link = location.hash.slice(1)
  return { read: () => quotes.open({ link }), accept: () => quotes.acceptByLink({ link }) }
}
