import type { RichText } from '@susegad/catalog-data/markdown'
import { Prose } from '@susegad/ui/prose'
import { WrittenBlocks } from './written-blocks.tsx'
import './written-text.css'

/** A long text in the surrounding text size. */
export function WrittenText({ text }: { text: RichText }) {
  const blocks = <WrittenBlocks text={text} />
  return typeof text === 'string' ? blocks : <Prose className="written-text">{blocks}</Prose>
}
