import type { TextBlock, Words } from './rich-text.ts'
import { richText } from './rich-text-of.ts'

/** The words of a text without its marks, for search results, cards and programs. */
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

/** Puts texts in a row; one that ends without a mark of its own gets one before the next. */
const sentences = (texts: readonly string[], mark: string): string =>
  texts.reduce((all, text) => `${all}${/[\p{L}\p{N})]$/u.test(all) ? mark : ''} ${text}`, '').trim()
