import type { Quote, SharedQuote } from '@susegad/api-client/contract'
import { service } from '../../shell/session/service.ts'

export interface QuoteCalls {
  read: () => Promise<SharedQuote>
  /** Accepts the version that was read. */
  accept: (read: Pick<Quote, '_id' | 'version'>) => Promise<SharedQuote>
  pdf: () => Promise<ReadableStream>
}

/** API calls for a quote: by id with a session, or without an id by the `link` in the hash. */
export function quoteCalls(id: string | undefined, link: string): QuoteCalls {
  const { quotes } = service
  if (id !== undefined)
    return { read: () => quotes.get(id), accept: ({ _id }) => quotes.accept(_id), pdf: () => quotes.pdf(id) }
  return {
    read: () => quotes.open({ link }),
    accept: ({ version }) => quotes.acceptByLink({ link, version }),
    pdf: () => quotes.pdfByLink({ link }),
  }
}
