import { isReadable, type MarkdownNode, parse } from './parse.ts'
import type { RichText, TextBlock, Words } from './rich-text.ts'
import { isSafeLink } from './safe-link.ts'

/** Parses a text that `markdownFault` accepts. Any other text is reduced to plain words (no links or markup). */
export function richText(source: string): RichText {
  if (!isReadable(source)) return source
  const blocks = parse(source).children.flatMap(blockOf)
  const [first] = blocks
  if (!first) return ''
  if (blocks.length > 1 || first.kind !== 'paragraph') return blocks
  return first.words.every((word) => typeof word === 'string') ? first.words.join('') : blocks
}

function blockOf(node: MarkdownNode): TextBlock[] {
  if (node.type === 'list')
    return [
      {
        kind: 'list',
        ...(node.ordered ? { start: node.start ?? 1 } : {}),
        items: node.children.map((item) => item.children.flatMap(blockOf)),
      },
    ]
  const words = wordsOf(node)
  return words.length > 0 ? [{ kind: 'paragraph', words }] : []
}

function wordsOf(node: MarkdownNode): Words[] {
  if (node.type === 'text') return [node.value.replace(/\s*\n\s*/g, ' ')]
  if (node.type === 'break') return [' ']
  if (!('children' in node)) return 'value' in node ? [node.value] : []
  const words = joined(node.children.flatMap((child) => wordsOf(child)))
  if (node.type === 'strong' || node.type === 'emphasis') return [{ kind: node.type, words }]
  if (node.type === 'link' && isSafeLink(node.url)) return [{ kind: 'link', href: node.url, words }]
  return words
}

/** Merges neighbouring strings. */
function joined(words: readonly Words[]): Words[] {
  const all: Words[] = []
  for (const word of words) {
    const last = all.at(-1)
    if (typeof word === 'string' && typeof last === 'string') all[all.length - 1] = last + word
    else all.push(word)
  }
  return all
}
