import type { Shape } from './shape.ts'

const spellings = new Map([
  ['faq', 'FAQ'],
  ['url', 'URL'],
  ['whatsapp', 'WhatsApp'],
  ['youtube', 'YouTube'],
])

/** Label of a field: the title in its schema, else its name in words, such as `gettingThere`. */
export function labelOf(name: string, { title }: Pick<Shape, 'title'> = {}): string {
  const known = title ?? spellings.get(name)
  if (known) return known
  const words = name.replace(/([a-z])([A-Z])/g, (_, end, begin) => `${end} ${begin.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll('-', ' ')
}

/** A mention such as `{houseRules.mealHours}` by the labels under which the text stands among the shared texts. */
export const mentionedText = (mention: string): string =>
  mention
    .slice(1, -1)
    .split('.')
    .map((name) => labelOf(name))
    .join(' › ')

/** With its article: an exterior picture. */
export const oneMore = (word: string): string => `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`

/** Singular of a list's label, such as `room` for Rooms; undefined if there is none. */
export function oneOf(label: string): string | undefined {
  const word = label.charAt(0).toLowerCase() + label.slice(1)
  // Photos of visitors: a photo of visitors.
  const [, head, rest] = /^(\S+)( (?:of|on|at) .+)$/.exec(word) ?? []
  if (head && rest) {
    const one = oneOf(head)
    return one && one + rest
  }
  if (!/[a-z]s$/.test(word) || /(ss|us)$/.test(word)) return undefined
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.replace(/(?<=sh|ch|x)es$|s$/, '')
}
