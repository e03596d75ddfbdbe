import { createHmac, timingSafeEqual } from 'node:crypto'
import { shortId, uuidOf } from '../../http/ids.ts'

/** Reply addresses: an email to one belongs to its enquiry. */
export interface ReplyAddresses {
  /** Null if no email is received: replies then go to the business's own address. */
  of: (enquiryId: string) => string | null
  /** The enquiry of a reply address, if the address is valid. */
  enquiryOf: (address: string) => string | undefined
}

const SIGNED = 20
const shape = new RegExp(`^r-([0-9a-f]{32})-([0-9a-f]{${SIGNED}})$`)

/** Unguessable. Hexadecimal, because mail servers may lower-case addresses. */
export function replyAddresses(secret: string, domain: string | undefined): ReplyAddresses {
  const key = createHmac('sha256', secret).update('reply addresses').digest()
  const sign = (id: string) => createHmac('sha256', key).update(id).digest('hex').slice(0, SIGNED)
  return {
    of(enquiryId) {
      const id = shortId(enquiryId)
      return domain === undefined ? null : `r-${id}-${sign(id)}@${domain}`
    },
    enquiryOf(address) {
      const [local = '', at] = address.toLowerCase().split('@')
      const [, id, signature] = (at === domain && shape.exec(local)) || []
      if (id === undefined || signature === undefined) return undefined
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id)))) return undefined
      return uuidOf(id)
    },
  }
}
