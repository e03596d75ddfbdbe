import { createHash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** One policy for the whole site: its one inline script is the same on every page, and named by its hash. */
export function contentSecurityPolicy(inlineScript: string): string {
  return [
    `default-src 'self'`,
    `script-src 'self' ${hashOf(inlineScript)}`,
    // Each page carries its own styles inline; naming them all by hashes would cost every answer 3 KB.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    // Itself: the studio shows previews beside its forms.
    `frame-src 'self' https://www.google.com https://www.openstreetmap.org`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
