export interface DocumentParts {
  head: string
  styles: string
  /** Addresses of the sheets that `styles` was made of. */
  sheets: readonly string[]
  startScript: string
  modules: readonly string[]
  html: string
}

/** Names what follows the hero, with which its words are complete; where there is none, the heading. */
function withOpening(html: string): { html: string; opening: string } {
  const main = html.slice(0, html.indexOf('</main>'))
  const words = main.indexOf('data-slot="hero-content"')
  const next = words < 0 ? -1 : main.indexOf('<div data-part=""', words)
  const at = next < 0 ? main.indexOf('<h1') : next
  if (at < 0) return { html, opening: 'content' }
  const known = /^<[^>]* id="([^"]*)"/.exec(main.slice(at))?.[1]
  if (known) return { html, opening: known }
  const end = html.indexOf('>', at)
  return { html: `${html.slice(0, end)} id="opening"${html.slice(end)}`, opening: 'opening' }
}

/** The whole page: its styles are inline, and its one script names no other before the page has loaded. */
export function documentOf({ head, styles, sheets, startScript, modules, html }: DocumentParts): string {
  const { html: body, opening } = withOpening(html)
  return [
    '<!DOCTYPE html><html lang="en-IN" dir="ltr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    head,
    `<style>${styles}</style>`,
    // Tells the bundler's loader that scripts need not fetch these; a disabled sheet is not fetched.
    ...sheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    `<meta name="page-modules" content="${modules.join(' ')}">`,
    `<script>${startScript}</script>`,
    // Nothing is drawn before the opening is there, so that no half of it is seen to move.
    `<link rel="expect" href="#${opening}" blocking="render">`,
    '</head><body>',
    `<div id="app" data-part="">${body}</div></body></html>`,
  ].join('')
}
