import type { TextSection } from '../text/section.ts'

const longest = 120

/** The first highlight, else the first sentence of the description, shortened at a word; null without either. */
export function cardLine(highlights: readonly TextSection[], description: string): string | null {
  const highlight = highlights[0]?.title.trim()
  if (highlight) return highlight
  const sentence = /^.*?\.(?=\s|$)/s.exec(description.trim())?.[0] ?? description.trim()
  if (sentence === '') return null
  if (sentence.length <= longest) return sentence
  return `${sentence.slice(0, longest).replace(/\s+\S*$/, '')}…`
}
