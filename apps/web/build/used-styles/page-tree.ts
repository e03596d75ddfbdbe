export interface PageElement {
  tag: string
  attributes: ReadonlyMap<string, string>
  classes: ReadonlySet<string>
  parent: PageElement | undefined
  /** Its place among its siblings. */
  index: number
  children: PageElement[]
}

const empty = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])
const tags =
  /<!--[\s\S]*?-->|<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<\/([a-z][\w-]*)\s*>|<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi

/** The elements of a page that React has written: well-formed, every attribute in double quotes. */
export function readPage(html: string): PageElement[] {
  const elements: PageElement[] = []
  let open: PageElement | undefined
  for (const [, , closed, opened, rest = ''] of html.matchAll(tags)) {
    if (closed) {
      let element = open
      while (element && element.tag !== closed.toLowerCase()) element = element.parent
      if (element) open = element.parent
      continue
    }
    if (!opened) continue
    const attributes = new Map(
      [...rest.matchAll(/([^\s=/"']+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        value,
      ]),
    )
    const element: PageElement = {
      tag: opened.toLowerCase(),
      attributes,
      classes: new Set((attributes.get('class') ?? '').split(/\s+/)),
      parent: open,
      index: open?.children.length ?? 0,
      children: [],
    }
    open?.children.push(element)
    elements.push(element)
    if (!empty.has(element.tag) && !rest.endsWith('/')) open = element
  }
  return elements
}
