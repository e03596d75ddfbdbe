import { createHmac, timingSafeEqual } from 'node:crypto'
import { ATTACHMENT_LINK_DAYS } from '@susegad/api-client/rules'
import { shortId, uuidOf } from '../../http/ids.ts'

/** Links to files, which work without an account for 30 days. */
export interface AttachmentLinks {
  addressOf: (id: string) => string
  /** The file of a link and whether the link has expired; undefined if it is not one of ours. */
  fileOf: (link: string) => { id: string; expired: boolean } | undefined
}

const DAY = 24 * 3600 * 1000
const shape = /^([0-9a-f]{32})(\d{5})([\w-]{27})$/

/** A link is the file's id, its last day since 1970, and an HMAC of both: nothing is stored. */
export function attachmentLinks(secret: string, publicUrl: string): AttachmentLinks {
  const key = createHmac('sha256', secret).update('links to files').digest()
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 27)
  return {
    addressOf(id) {
      const lastDay = Math.floor(Date.now() / DAY) + ATTACHMENT_LINK_DAYS
      const text = `${shortId(id)}${lastDay}`
      return `${publicUrl}/api/files/${text}${sign(text)}`
    },
    fileOf(link) {
      const [, id, lastDay, signature] = shape.exec(link) ?? []
      if (id === undefined || signature === undefined) return undefined
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(`${id}${lastDay}`)))) return undefined
      return { id: uuidOf(id), expired: Date.now() / DAY >= Number(lastDay) + 1 }
    },
  }
}
