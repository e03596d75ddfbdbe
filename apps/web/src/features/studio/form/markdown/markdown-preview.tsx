import { markdownFault, richText } from '@susegad/catalog-data/markdown'
import { Prose } from '@susegad/ui/prose'
import { WrittenBlocks } from '../../../../catalogue/text/written-blocks.tsx'
import type { WrittenLinkProps } from '../../../../catalogue/text/written-link.tsx'

// Links open in a new tab, so that the form stays open.
const TriedLink = ({ href, children }: WrittenLinkProps) => (
  <a href={href} target="_blank" rel="noopener">
    {children}
  </a>
)

/** The rendered text, or the problem to fix first. */
export function MarkdownPreview({ source }: { source: string }) {
  if (source.trim() === '') return <p className="studio-hint">There is nothing to show yet.</p>
  const fault = markdownFault(source)
  if (fault) return <p className="studio-hint">Shown once this is fixed: the text {fault.problem}.</p>
  return (
    <Prose>
      <WrittenBlocks text={richText(source)} linkAs={TriedLink} />
    </Prose>
  )
}
