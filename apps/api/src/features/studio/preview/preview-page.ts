/** Turns a rendered page into a preview: no scripts, which would fetch published data, and links that stay in the preview. */
export const previewPage = (html: string, base: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*\brel="(?:modulepreload|preload|prefetch|canonical|manifest)"[^>]*>/gi, '')
    .replace(/(<a\b[^>]*?\shref=")\/(?!\/)/gi, `$1${base}/`)

/** Allow the site's own images and styles only: no scripts, no forms, no referrer. */
export const previewHeaders = {
  'content-security-policy':
    "default-src 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-store',
  // The URL is the secret, so never send it as a referrer.
  'referrer-policy': 'no-referrer',
}
