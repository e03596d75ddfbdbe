import { createHmac, timingSafeEqual } from 'node:crypto'
import type { EnquiryRow } from '../enquiries/enquiry-rows.ts'
import { identityKey } from '../users/identity.ts'

type Asked = Pick<EnquiryRow, 'id' | 'email'>

/** Links that end the letters about enquiries to one address: whoever gets such a letter has one. */
export interface UnsubscribeLinks {
  of: (row: Asked) => string
  /** Where a person decides, with a click of their own. */
  pageOf: (link: string) => string
  /** The enquiry that a link names; whether the link is ours is for `isOf` to say. */
  enquiryOf: (link: string) => string | undefined
  /** Whether a link was made for this enquiry and the address that it has now. */
  isOf: (link: string, row: Asked) => boolean
}

/** Where a mail program ends them without a page, as RFC 8058 says. */
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
  const of = (row: Asked) => `${row.id.replaceAll('-', '')}${sign(row)}`
  return {
    of,
    // In the fragment, so that opening it reaches no server's log.
    pageOf: (link) => `${publicUrl}/unsubscribe#${link}`,
    enquiryOf: (link) =>
      shape.exec(link)?.[1]?.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    isOf: (link, row) => {
      const own = of(row)
      return link.length === own.length && timingSafeEqual(Buffer.from(link), Buffer.from(own))
    },
  }
}
