/** A page of the site to look at: without scripts, which would ask for what is published, and with links that stay in the preview. */
export const previewPage = (html: string, base: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*\brel="(?:modulepreload|preload|prefetch|canonical|manifest)"[^>]*>/gi, '')
    .replace(/(<a\b[^>]*?\shref=")\/(?!\/)/gi, `$1${base}/`)

/** Pictures and styles of the site, and nothing that runs, sends, or is sent elsewhere. */
export const previewHeaders = {
  'content-security-policy':
    "default-src 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-store',
  // The address is the secret.
  'referrer-policy': 'no-referrer',
}
