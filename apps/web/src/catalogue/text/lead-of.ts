import type { RichText } from '@susegad/catalog-data/markdown'

/** The first paragraph opens a text in large letters, unless it has strong words: those letters have one weight. */
export function leadOf(text: RichText): 'first' | 'none' {
  const first = typeof text === 'string' ? undefined : text[0]
  return first && JSON.stringify(first).includes('"kind":"strong"') ? 'none' : 'first'
}
