/** Written out as they stand; what else a page is made of only carries looks or behaviour. */
const keptTags = new Set(
  `a address article aside br button caption dd details dialog dl dt fieldset figcaption figure footer form h1 h2 h3
  h4 h5 hr iframe img input label legend li main nav header ol option p picture section select source summary table
  tbody td textarea th thead tr ul`.split(/\s+/),
)
const keptAttributes = new Set(
  `action alt checked command commandfor fetchpriority for height href id loading method name open popover
  popovertarget required rows sizes src srcset target title type value width`.split(/\s+/),
)
const empty = /^(br|hr|img|input|source)$/
const row = /data-slot="(carousel-track|marquee-round)"/
const tags = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|[^">])*)>/g

/**
 * The same words, pictures, links and forms as a page of ours, marked up as somebody would by hand, with a
 * hand-written sheet and no script. Nothing of ours is in it but the content: no class, wrapper, icon or style.
 */
export function plainPage(html: string, sheet: string): string {
  const body = html
    .slice(html.indexOf('<body'), html.indexOf('</body>'))
    .replace(/<(svg|script|style|noscript)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
  const open: boolean[] = []
  let skipped = 0
  let plain = ''
  let at = 0
  for (const found of body.matchAll(tags)) {
    const [whole, closes, tag = '', attributes = ''] = found
    if (skipped === 0) plain += body.slice(at, found.index)
    at = found.index + whole.length
    if (closes) {
      const wasKept = open.pop()
      if (skipped > 0) skipped--
      else if (wasKept) plain += `</${tag}>`
      continue
    }
    const isDead = skipped > 0 || isDeadButton(tag, attributes)
    const isKept = !isDead && (keptTags.has(tag) || row.test(attributes) || /\spopover\b/.test(attributes))
    if (isKept) plain += `<${tag}${row.test(attributes) ? ' class="row"' : ''}${keptOf(attributes)}>`
    if (empty.test(tag)) continue
    open.push(isKept)
    if (isDead) skipped++
  }
  const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? ''
  return (
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${title}</title><style>${withFonts(sheet, html)}</style></head><body>${plain}</body></html>`
  )
}

/** A button that only a script would answer has no place on a page without one. */
const isDeadButton = (tag: string, attributes: string) =>
  tag === 'button' && !/\s(command|popovertarget)=|type="submit"/i.test(attributes)

const keptOf = (attributes: string) =>
  [...attributes.matchAll(/\s([a-z-]+)(="[^"]*")?/gi)]
    .filter(([, name = '']) => keptAttributes.has(name.toLowerCase()))
    .map(([whole]) => whole)
    .join('')

/** The same two faces, under the names that the build has given them. */
const withFonts = (sheet: string, html: string) =>
  sheet.replace(/url\((FRAUNCES|FIGTREE)\)/g, (_, face: string) => {
    const file = new RegExp(`/assets/${face.toLowerCase()}-[\\w-]{8}\\.woff2`).exec(html)?.[0]
    if (!file) throw new Error(`The page names no font file of ${face}: build the site first.`)
    return `url(${file})`
  })
