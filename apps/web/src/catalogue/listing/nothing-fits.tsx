import { Button } from '@susegad/ui/button'
import { EmptyState } from '@susegad/ui/empty-state'

interface NothingFitsProps {
  /** Singular and plural of the records, e.g. 'hotel' and 'hotels'. */
  one: string
  many: string
  onClear: () => void
}

/** Replaces a list when no record passes the filters. */
export function NothingFits({ one, many, onClear }: NothingFitsProps) {
  return (
    <EmptyState
      title={`No ${one} fits`}
      headingLevel={3}
      actions={<Button onClick={onClear}>Show all {many}</Button>}
    >
      No results for these filters. Remove one, or ask us: we know more than this list.
    </EmptyState>
  )
}
