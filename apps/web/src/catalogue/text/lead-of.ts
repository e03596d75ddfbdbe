import type { RichText } from '@susegad/catalog-data/markdown'

/** Shows the first paragraph as a lead, unless it has bold words: the lead's font has only one weight. */
export function leadOf(text: RichText): 'first' | 'none' {
  const first = typeof text === 'string' ? undefined : text[0]
  return first && JSON.stringify(first).includes('"kind":"strong"') ? 'none' : 'first'
}
