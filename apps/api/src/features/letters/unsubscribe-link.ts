import { createHmac, timingSafeEqual } from 'node:crypto'
import { shortId, uuidOf } from '../../http/ids.ts'
import type { EnquiryRow } from '../enquiries/enquiry-rows.ts'
import { identityKey } from '../users/identity.ts'

type Asked = Pick<EnquiryRow, 'id' | 'email'>

/** Unsubscribe links, one per enquiry and email address. No session needed: they were mailed to that address. */
export interface UnsubscribeLinks {
  of: (row: Asked) => string
  /** The page on which the reader confirms. */
  pageOf: (link: string) => string
  /** The enquiry id in a link, unverified: check the link with `isOf`. */
  enquiryOf: (link: string) => string | undefined
  /** Whether the signature is valid for this enquiry and its current address. */
  isOf: (link: string, row: Asked) => boolean
}

export const unsubscribeLines = (page: string): string[] => ['To stop emails about your enquiries:', page]

/** The URL of the List-Unsubscribe header, for one-click unsubscribing (RFC 8058). */
export const oneClickAddress = (publicUrl: string, link: string): string =>
  `${publicUrl}/api/letters/unsubscribe/${link}`

const shape = /^([0-9a-f]{32})[\w-]{27}$/

export function unsubscribeLinks(secret: string, publicUrl: string): UnsubscribeLinks {
  const key = createHmac('sha256', secret).update('links that end letters').digest()
  const sign = ({ id, email }: Asked) =>
    createHmac('sha256', key)
      .update(`${id} ${identityKey(email)}`)
      .digest('base64url')
      .slice(0, 27)
  const of = (row: Asked) => `${shortId(row.id)}${sign(row)}`
  return {
    of,
    // In the fragment: browsers do not send it, so it stays out of access logs.
    pageOf: (link) => `${publicUrl}/unsubscribe#${link}`,
    enquiryOf: (link) => {
      const [, id] = shape.exec(link) ?? []
      return id && uuidOf(id)
    },
    isOf: (link, row) => {
      const own = of(row)
      return link.length === own.length && timingSafeEqual(Buffer.from(link), Buffer.from(own))
    },
  }
}
