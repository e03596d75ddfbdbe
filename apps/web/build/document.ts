import { belowStyles } from './below-first-screen.ts'

export interface DocumentParts {
  head: string
  /** The rules that the page's HTML needs. */
  styles: string
  /** The whole sheets, fetched with the script. */
  sheets: readonly string[]
  startScript: string
  modules: readonly string[]
  html: string
}

/** Names what follows the hero, with which its words are complete; where there is none, the heading. */
function withOpening(html: string): { html: string; opening: string } {
  const main = html.slice(0, html.indexOf('</main>'))
  const words = main.indexOf('data-slot="hero-content"')
  const next = words < 0 ? -1 : main.indexOf('<div style="display:contents"', words)
  const at = next < 0 ? main.indexOf('<h1') : next
  if (at < 0) return { html, opening: 'content' }
  const known = /^<[^>]* id="([^"]*)"/.exec(main.slice(at))?.[1]
  if (known) return { html, opening: known }
  const end = html.indexOf('>', at)
  return { html: `${html.slice(0, end)} id="opening"${html.slice(end)}`, opening: 'opening' }
}

/** The whole page. The start script enables its sheets: nothing of what is drawn first waits for them. */
export function documentOf({ head, styles, sheets, startScript, modules, html }: DocumentParts): string {
  const { html: body, opening } = withOpening(html)
  return [
    '<!DOCTYPE html><html lang="en-IN" dir="ltr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    head,
    `<style>${styles}</style>`,
    `<style id="below">${belowStyles}</style>`,
    ...sheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    // Where no script will ever enable them.
    `<noscript>${sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</noscript>`,
    `<meta name="page-modules" content="${modules.join(' ')}">`,
    `<script>${startScript}</script>`,
    // Nothing is drawn before the opening is there, so that no half of it is seen to move.
    `<link rel="expect" href="#${opening}" blocking="render">`,
    '</head><body>',
    `<div id="app">${body}</div></body></html>`,
  ].join('')
}
