export interface DocumentParts {
  head: string
  /** The faces of every page. */
  fonts: readonly string[]
  /** The rules that the page's HTML needs. */
  styles: string
  /** The whole sheets, fetched with the script. */
  sheets: readonly string[]
  startScript: string
  modules: readonly string[]
  html: string
}

/** The whole page. The start script enables its sheets: nothing of what is drawn first waits for them. */
export function documentOf({
  head,
  fonts,
  styles,
  sheets,
  startScript,
  modules,
  html,
}: DocumentParts): string {
  return [
    '<!doctype html><html lang="en-IN" dir="ltr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    // Named first, so that on all but slow lines the first text is drawn in its own face, and none moves later.
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    head,
    `<style>${styles}</style>`,
    ...sheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    // Where no script will ever enable them.
    `<noscript>${sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</noscript>`,
    `<meta name="page-modules" content="${modules.join(' ')}">`,
    `<script>${startScript}</script>`,
    `</head><body><div id="app">${html}</div></body></html>`,
  ].join('')
}
