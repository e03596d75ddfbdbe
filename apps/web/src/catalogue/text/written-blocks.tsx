import type { RichText, TextBlock, Words } from '@susegad/catalog-data/markdown'
import { type ComponentType, createElement, Fragment, type ReactNode } from 'react'
import { WrittenLink, type WrittenLinkProps } from './written-link.tsx'

interface WrittenBlocksProps {
  text: RichText
  linkAs?: ComponentType<WrittenLinkProps>
}

/** A long text: a paragraph, or blocks of Markdown. */
export function WrittenBlocks({ text, linkAs: Link = WrittenLink }: WrittenBlocksProps) {
  if (typeof text === 'string') return <p>{text}</p>

  const blockOf = (block: TextBlock): ReactNode => {
    if (block.kind === 'paragraph') return <p>{wordsOf(block.words)}</p>
    const items = inARow(block.items.map((item) => createElement('li', null, itemOf(item))))
    return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>
  }
  // The first paragraph of a list item stays on the bullet's line.
  const itemOf = ([first, ...others]: readonly TextBlock[]) =>
    first &&
    inARow([first.kind === 'paragraph' ? wordsOf(first.words) : blockOf(first), ...others.map(blockOf)])
  const wordsOf = (words: readonly Words[]): ReactNode => inARow(words.map(wordOf))
  const wordOf = (word: Words): ReactNode => {
    if (typeof word === 'string') return word
    const words = wordsOf(word.words)
    if (word.kind === 'link') return <Link href={word.href}>{words}</Link>
    return createElement(word.kind === 'strong' ? 'strong' : 'em', null, words)
  }
  return inARow(text.map(blockOf))
}

// Passed as arguments: static children need no keys.
const inARow = (nodes: readonly ReactNode[]) => createElement(Fragment, null, ...nodes)
