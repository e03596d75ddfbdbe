import { Button } from '@susegad/ui/button'
import type { DeskSelection } from './use-selection.ts'

interface SelectionBarProps {
  selection: DeskSelection
  /** Number of enquiries that match the filter. */
  total: number
  /** Ids of the rows on this page; once all are selected, the bar offers the rest. */
  page: readonly string[]
}

/** Shows how many are selected and offers to select all that match. */
export function SelectionBar({ selection, total, page }: SelectionBarProps) {
  const { all, count, ids } = selection
  const wholePage = !all && page.length > 0 && page.every((id) => ids.has(id))
  return (
    <div className="desk-selection" data-state={count > 0 ? 'some' : 'none'}>
      <p role="status">{count > 0 && `${count} of ${total} selected`}</p>
      {wholePage && count < total && (
        <Button variant="link" size="sm" onClick={selection.chooseAll}>
          {`Select all ${total} matching`}
        </Button>
      )}
      {count > 0 && (
        <Button variant="link" size="sm" onClick={selection.clear}>
          Clear selection
        </Button>
      )}
    </div>
  )
}
