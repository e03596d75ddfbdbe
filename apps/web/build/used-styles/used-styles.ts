import { type CssNode, isBlock, readCss, splitList, writeCss } from './css-tree.ts'
import { type PageElement, readPage } from './page-tree.ts'
import { matches, readSelector } from './selector.ts'

/** At-rules with something else than rules in them. */
const kept = /^@(font-face|property|keyframes|page|counter-style|view-transition|position-try)/

/**
 * What nobody misses in a page's first moments: paper, forced colours, older browsers, what answers a pointer, and what
 * only other writing directions have. The whole sheet, which comes with the script or, where none runs, by itself, brings it.
 */
const laterConditions =
  /^@media (print$|\(forced-colors:|\(scripting: ?none\)$)|^@(starting-style|supports not)\b/
const laterSelector = /:(hover|active|dir\(rtl\))(?![\w-])|::(view-transition|selection)/
const laterDeclaration =
  /^(transition|cursor|(-webkit-)?user-select|-webkit-tap-highlight-color|overscroll-behavior|scroll-behavior|forced-color-adjust|view-transition|resize)[a-z-]*:/

/**
 * The rules that can touch something in a page's HTML, in the order in which they stand. States (the focus, an open
 * dialog) count as possible; what only a script can bring is left to the whole sheet, which comes with the script.
 */
export function usedStyles(sheet: readonly CssNode[], html: string): string {
  const page = new PageIndex(readPage(html))
  const used = withoutIdleTokens(writeCss(usedNodes(sheet, page, undefined)), html)
  const css = writeCss(withoutEmpty(readCss(used)))
  return css.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    css.split(name).length > 2 ? rule : '',
  )
}

/** Finds an element for a selector by its last class, so that not every element is asked. */
class PageIndex {
  readonly #elements: readonly PageElement[]
  readonly #byClass = new Map<string, PageElement[]>()

  constructor(elements: readonly PageElement[]) {
    this.#elements = elements
    for (const element of elements)
      for (const name of element.classes) {
        const others = this.#byClass.get(name)
        if (others) others.push(element)
        else this.#byClass.set(name, [element])
      }
  }

  has(selector: string): boolean {
    const compounds = readSelector(selector)
    const [name] = compounds.at(-1)?.classes ?? []
    const candidates = name === undefined ? this.#elements : (this.#byClass.get(name) ?? [])
    return candidates.some((element) => matches(element, compounds))
  }
}

function usedNodes(nodes: readonly CssNode[], page: PageIndex, parent: string | undefined): CssNode[] {
  return nodes.flatMap((node): CssNode[] => {
    if (!isBlock(node)) return laterDeclaration.test(node.text) ? [] : [node]
    if (kept.test(node.prelude)) return [node]
    if (laterConditions.test(node.prelude)) return []
    if (node.prelude.startsWith('@')) {
      const children = usedNodes(node.children, page, parent)
      return children.length > 0 ? [{ prelude: node.prelude, children }] : []
    }
    const used = splitList(node.prelude).filter(
      (selector) => !isLater(selector) && page.has(nested(selector, parent)),
    )
    if (used.length === 0) return []
    const children = usedNodes(
      node.children,
      page,
      used.map((selector) => nested(selector, parent)).join(','),
    )
    return children.length > 0 ? [{ prelude: used.join(','), children }] : []
  })
}

/** A part that must not be pointed at is no answer to a pointer. */
const isLater = (selector: string) =>
  laterSelector.test(selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, ''))

function nested(selector: string, parent: string | undefined): string {
  if (parent === undefined) return selector
  return selector.includes('&') ? selector.replaceAll('&', `:is(${parent})`) : `:is(${parent}) ${selector}`
}

/** Blocks may be left with nothing in them once their tokens are gone. */
function withoutEmpty(nodes: readonly CssNode[]): CssNode[] {
  return nodes.flatMap((node): CssNode[] => {
    if (!isBlock(node)) return [node]
    const children = withoutEmpty(node.children)
    return children.length > 0 ? [{ prelude: node.prelude, children }] : []
  })
}

const declaration =
  /(?<=[{;])(--[\w-]+):((?:"[^"]*"|\((?:"[^"]*"|'[^']*'|[^()"']|\((?:[^()]|\([^()]*\))*\))*\)|[^;{}"(])*)(;|(?=\}))/g

/** Custom properties that nothing in the page reads, and then those that only they have read. */
function withoutIdleTokens(css: string, html: string): string {
  const readInPage = new Set([...(css + html).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const fewer = css.replace(declaration, (whole, name: string) => (readInPage.has(name) ? whole : ''))
  return fewer.length < css.length ? withoutIdleTokens(fewer, html) : css
}
