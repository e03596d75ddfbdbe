import { createHmac, timingSafeEqual } from 'node:crypto'
import { shortId, uuidOf } from '../../http/ids.ts'

/** Links in emails, which let the holder read and accept a quote. */
export interface QuoteLinks {
  addressOf: (quoteId: string) => string
  /** The quote of a link, if the link is valid. */
  quoteOf: (link: string) => string | undefined
}

const shape = /^([0-9a-f]{32})([\w-]{27})$/

/** Links are the quote's id and an HMAC of it: nothing is stored, and an email sent again has the same link. */
export function quoteLinks(secret: string, publicUrl: string): QuoteLinks {
  const key = createHmac('sha256', secret).update('links to quotes').digest()
  const sign = (id: string) => createHmac('sha256', key).update(id).digest('base64url').slice(0, 27)
  return {
    // In the fragment, so that it reaches neither a server's log nor another site.
    addressOf(quoteId) {
      const id = shortId(quoteId)
      return `${publicUrl}/quote#${id}${sign(id)}`
    },
    quoteOf(link) {
      const [, id, signature] = shape.exec(link) ?? []
      if (id === undefined || signature === undefined) return undefined
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id)))) return undefined
      return uuidOf(id)
    },
  }
}
