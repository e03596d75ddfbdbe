import type { TextBlock, Words } from './rich-text.ts'
import { richText } from './rich-text-of.ts'

/** Plain text without Markdown, for search results, cards and structured data. */
export function plainText(source: string): string {
  const rich = richText(source)
  return typeof rich === 'string' ? rich : sentences(rich.map(blockText), '.')
}

const blockText = (block: TextBlock): string =>
  block.kind === 'paragraph'
    ? block.words.map(wordText).join('')
    : sentences(
        block.items.map((item) => sentences(item.map(blockText), ',')),
        ',',
      )

const wordText = (word: Words): string =>
  typeof word === 'string' ? word : word.words.map(wordText).join('')

/** Joins texts; one without final punctuation gets `mark`. */
const sentences = (texts: readonly string[], mark: string): string =>
  texts.reduce((all, text) => `${all}${/[\p{L}\p{N})]$/u.test(all) ? mark : ''} ${text}`, '').trim()
