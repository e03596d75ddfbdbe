import { layerOrder } from '@susegad/ui/theme/layer-order'

export interface DocumentParts {
  head: string
  styles: string
  /** Addresses of the sheets that `styles` was made of. */
  sheets: readonly string[]
  startScript: string
  modules: readonly string[]
  html: string
}

/** The whole page: its styles are inline, and its one script names no other before the page has loaded. */
export function documentOf({ head, styles, sheets, startScript, modules, html }: DocumentParts): string {
  return [
    '<!DOCTYPE html><html lang="en-IN" dir="ltr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    head,
    // Declare the layer order first: the bundler decides which chunk's styles come next.
    `<style>${layerOrder.replace(/\s+/g, ' ')}${styles}</style>`,
    // Not as links: the browser fetches those ahead, even disabled ones.
    `<meta name="page-sheets" content="${sheets.join(' ')}">`,
    `<meta name="page-modules" content="${modules.join(' ')}">`,
    `<script>${startScript}</script>`,
    '</head><body>',
    `<div id="app" data-part="">${html}</div></body></html>`,
  ].join('')
}
