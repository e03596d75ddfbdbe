import { createHmac, timingSafeEqual } from 'node:crypto'

export const PREVIEW_HOURS = 24

const shape = /^([0-9a-z]{6,9})-([\w-]{32})$/

export interface PreviewLinks {
  make: (expires: Date) => string
  isOpen: (token: string) => boolean
}

/** The token holds its expiry and an HMAC, so nothing is stored. */
export function previewLinks(secret: string): PreviewLinks {
  const key = createHmac('sha256', secret).update('previews of the site').digest()
  const sign = (ends: string) => createHmac('sha256', key).update(ends).digest('base64url').slice(0, 32)
  return {
    make(expires) {
      const ends = Math.floor(expires.getTime() / 1000).toString(36)
      return `${ends}-${sign(ends)}`
    },
    isOpen(token) {
      const [, ends, signature] = shape.exec(token) ?? []
      if (ends === undefined || signature === undefined) return false
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(ends)))) return false
      return Number.parseInt(ends, 36) * 1000 > Date.now()
    },
  }
}
