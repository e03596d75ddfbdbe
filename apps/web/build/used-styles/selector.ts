import { endOf, splitList } from './css-tree.ts'
import type { PageElement } from './page-tree.ts'

/** What one element has to be; states and pseudo-elements are left out, since they come and go. */
interface Compound {
  combinator: string
  tag: string | undefined
  classes: string[]
  attributes: { name: string; operator: string; value: string }[]
  /** Of each of these lists one selector has to match. */
  oneOf: Selector[][]
}

export type Selector = Compound[]

/** Set by the browser itself, or by the script in the page's head, and so possible in a page without them. */
const mayAppear = new Set(['open', 'data-theme', 'data-motion', 'data-session', 'data-query'])

const read = new Map<string, Selector>()

export function readSelector(text: string): Selector {
  const known = read.get(text)
  if (known) return known
  const compounds: Selector = []
  const fresh = (combinator: string): Compound => ({
    combinator,
    tag: undefined,
    classes: [],
    attributes: [],
    oneOf: [],
  })
  let compound = fresh(' ')
  let begun = false
  let rest = text
  while (rest !== '') {
    const combinator = /^[\s>+~]+/.exec(rest)?.[0]
    if (combinator !== undefined) {
      if (begun) compounds.push(compound)
      compound = fresh(combinator.trim() || ' ')
      begun = false
      rest = rest.slice(combinator.length)
      continue
    }
    begun = true
    rest = rest.slice(readPart(rest, compound))
  }
  if (begun) compounds.push(compound)
  read.set(text, compounds)
  return compounds
}

/** Takes one part of a compound selector, and tells how long it is. */
function readPart(text: string, compound: Compound): number {
  const name = /^[.#]?(?:[\w-]|\\.|[^\x20-\x7f])+/.exec(text)?.[0]
  if (name !== undefined) {
    const plain = name.replaceAll('\\', '')
    if (plain.startsWith('.')) compound.classes.push(plain.slice(1))
    else if (plain.startsWith('#'))
      compound.attributes.push({ name: 'id', operator: '=', value: plain.slice(1) })
    else compound.tag = plain.toLowerCase()
    return name.length
  }
  if (text.startsWith('[')) {
    const end = endOf(text, 0)
    const [, attribute = '', operator = '', value = ''] =
      /^\[([\w-]+)(?:([~|^$*]?=)["']?([^"'\]]*?)["']?(?:\s+[is])?)?\]$/.exec(text.slice(0, end)) ?? []
    compound.attributes.push({ name: attribute, operator, value })
    return end
  }
  const pseudo = /^::?[\w-]+/.exec(text)?.[0]
  if (pseudo === undefined) return 1 // `*` and `&` ask for nothing
  // Nothing but a script enables and disables: it is so in the HTML, or not.
  if (pseudo === ':disabled') compound.attributes.push({ name: 'disabled', operator: '', value: '' })
  if (text[pseudo.length] !== '(') return pseudo.length
  const end = endOf(text, pseudo.length)
  if (pseudo === ':is' || pseudo === ':where')
    compound.oneOf.push(splitList(text.slice(pseudo.length + 1, end - 1)).map(readSelector))
  return end
}

export function matches(element: PageElement, selector: Selector, last = selector.length - 1): boolean {
  const compound = selector[last]
  if (!compound) return true
  if (!isA(element, compound)) return false
  if (last === 0) return true
  const before = (other: PageElement | undefined) => other !== undefined && matches(other, selector, last - 1)
  const siblings = element.parent?.children ?? []
  if (compound.combinator === '>') return before(element.parent)
  if (compound.combinator === '+') return before(siblings[element.index - 1])
  if (compound.combinator === '~') return siblings.slice(0, element.index).some(before)
  for (let ancestor = element.parent; ancestor; ancestor = ancestor.parent) if (before(ancestor)) return true
  return false
}

function isA(element: PageElement, { tag, classes, attributes, oneOf }: Compound): boolean {
  return (
    (tag === undefined || tag === element.tag) &&
    classes.every((name) => element.classes.has(name)) &&
    attributes.every(
      ({ name, operator, value }) =>
        mayAppear.has(name) || hasValue(element.attributes.get(name), operator, value),
    ) &&
    oneOf.every((list) => list.some((selector) => matches(element, selector)))
  )
}

function hasValue(actual: string | undefined, operator: string, value: string): boolean {
  if (actual === undefined) return false
  if (operator === '=') return actual === value
  if (operator === '~=') return actual.split(/\s+/).includes(value)
  if (operator === '^=') return actual.startsWith(value)
  if (operator === '$=') return actual.endsWith(value)
  if (operator === '*=') return actual.includes(value)
  return true
}
