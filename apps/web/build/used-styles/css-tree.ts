/** A piece of a stylesheet: a declaration or a statement, or a block with what stands in it. */
export type CssNode = CssText | CssBlock

export interface CssText {
  text: string
}

export interface CssBlock {
  /** A list of selectors, or an at-rule with its condition. */
  prelude: string
  children: CssNode[]
}

export const isBlock = (node: CssNode): node is CssBlock => 'prelude' in node

/** Reads minified CSS, nested or not. It knows blocks, strings and brackets, and leaves the rest as it is. */
export function readCss(source: string): CssNode[] {
  const css = source.replace(/\/\*[\s\S]*?\*\//g, '')
  let at = 0
  const readBlock = (): CssNode[] => {
    const nodes: CssNode[] = []
    let start = at
    const endText = () => {
      const text = css.slice(start, at).trim()
      if (text !== '') nodes.push({ text })
    }
    while (at < css.length) {
      const sign = css[at]
      if (sign === '"' || sign === "'" || sign === '(' || sign === '[') at = endOf(css, at)
      else if (sign === '\\') at += 2
      else if (sign === '{') {
        const prelude = css.slice(start, at++).trim()
        nodes.push({ prelude, children: readBlock() })
        start = at
      } else if (sign === ';' || sign === '}') {
        endText()
        start = ++at
        if (sign === '}') return nodes
      } else at++
    }
    endText()
    return nodes
  }
  return readBlock()
}

export function writeCss(nodes: readonly CssNode[]): string {
  return nodes
    .map((node, index) => {
      if (isBlock(node)) return `${node.prelude}{${writeCss(node.children)}}`
      return index < nodes.length - 1 || node.text.startsWith('@') ? `${node.text};` : node.text
    })
    .join('')
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** The place after the string or the bracket that begins at `start`. */
export function endOf(text: string, start: number): number {
  const opened = text[start] ?? ''
  const end = closing[opened] ?? opened
  let at = start + 1
  while (at < text.length && text[at] !== end) {
    if (text[at] === '\\') at += 2
    else if (end !== opened && /["'([{]/.test(text[at] ?? '')) at = endOf(text, at)
    else at++
  }
  return at + 1
}

/** The parts of a list between its outermost commas. */
export function splitList(list: string): string[] {
  const parts: string[] = []
  let start = 0
  let at = 0
  while (at < list.length) {
    const sign = list[at] ?? ''
    if (/["'([{]/.test(sign)) at = endOf(list, at)
    else if (sign === '\\') at += 2
    else if (sign === ',') {
      parts.push(list.slice(start, at).trim())
      start = ++at
    } else at++
  }
  return [...parts, list.slice(start).trim()]
}
