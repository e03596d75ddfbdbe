import { escapeHtml, page } from '../../http/html.ts'

const NOTE_STYLE =
  'margin:0;padding:.75rem 1.25rem;background:#fff3d1;color:#3d2c00;border-bottom:1px solid #d9b45b;font:500 1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere'

/** Notice above a preview page. The studio finds it by the attribute and shows it beside the page. */
const noteOf = (sentence: string): string =>
  sentence === '' ? '' : `<p role="note" data-preview-note style="${NOTE_STYLE}">${escapeHtml(sentence)}</p>`

const AWAITED_STYLE =
  'body{margin:0;font:1rem/1.6 system-ui,sans-serif}main{max-width:34rem;margin:auto;padding:3rem 1.25rem}'

/** Placeholder for the page of a new record that can't be shown yet. */
export const awaitedPage = (sentence: string): string =>
  page(
    'Not finished yet',
    AWAITED_STYLE,
    `${noteOf(sentence)}<main><h1>Not finished yet</h1><p>The page appears here once the missing fields are filled in.</p></main>`,
  )

/** Shown while too many pages are requested. Reloads itself; the studio does it where frames may not. */
export const busyPage = (message: string, seconds: number): string =>
  page(
    'One moment',
    AWAITED_STYLE,
    `<main data-preview-busy="${seconds}"><h1>One moment</h1><p>${escapeHtml(message)}</p></main>`,
  ).replace('</title>', `</title>\n<meta http-equiv="refresh" content="${seconds}">`)

/** Hides the help card, which would cover the page and closes only with JavaScript. */
const WITHOUT_HELP = '<style>[data-slot="floating-contact"]{display:none!important}</style>'

/** Turns a page into a preview: without scripts, which would fetch published data, and with links to previews. */
export const previewPage = (html: string, base: string, sentence = ''): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*\brel="(?:modulepreload|preload|prefetch|canonical|manifest)"[^>]*>/gi, '')
    .replace(/(<a\b[^>]*?\shref=")\/(?!\/)/gi, `$1${base}/`)
    .replace('</head>', `${WITHOUT_HELP}</head>`)
    .replace(/<body\b[^>]*>/i, (body) => `${body}${noteOf(sentence)}`)

/** CSP: only the site's own images and styles; no scripts, no forms, no referrer. */
export const previewHeaders = {
  'content-security-policy':
    "default-src 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-store',
  // The URL is the secret, so never send it as a referrer.
  'referrer-policy': 'no-referrer',
}
