import { directionOf } from '@susegad/ui/locale'
import { layerOrder } from '@susegad/ui/theme/layer-order'

export interface DocumentParts {
  /** Language of the page, such as en-GB. */
  lang: string
  head: string
  styles: string
  /** Addresses of the sheets that `styles` was made of. */
  sheets: readonly string[]
  startScript: string
  /** The entry, the libraries, and then the others. */
  scripts: readonly string[]
  /** URLs of the JSON that the page hydrates from: the site's, and the page's own if it has one. */
  data: readonly string[]
  html: string
}

/** The whole page: its styles are inline, and its one script names no other before the page has loaded. */
export function documentOf(page: DocumentParts): string {
  return [
    `<!DOCTYPE html><html lang="${page.lang}" dir="${directionOf(page.lang)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    page.head,
    // Declare the layer order first: the bundler decides which chunk's styles come next.
    `<style>${layerOrder.replace(/\s+/g, ' ')}${page.styles}</style>`,
    // They are inline already, and of no type that a browser fetches: the bundler's loader only looks for the links.
    ...page.sheets.map((href) => `<link rel="stylesheet" type="inline" href="${href}">`),
    `<meta name="page-scripts" content="${page.scripts.join(' ')}">`,
    `<meta name="page-data" content="${page.data.join(' ')}">`,
    `<script>${page.startScript}</script>`,
    '</head><body>',
    `<div id="app" data-part="">${page.html}</div></body></html>`,
  ].join('')
}
