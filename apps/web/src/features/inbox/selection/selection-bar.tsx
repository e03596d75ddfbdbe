import { Button } from '@susegad/ui/button'
import { useListed } from '../search/use-listed.ts'
import { useChangeSelection, useSelected } from './selection-provider.tsx'

/** Shows how many are selected; once all rows of the page are, offers to select the rest. */
export function SelectionBar() {
  const { all, count, ids } = useSelected()
  const { chooseAll, clear } = useChangeSelection()
  const { enquiries = [], total = 0 } = useListed() ?? {}
  const wholePage = !all && enquiries.length > 0 && enquiries.every(({ _id }) => ids.has(_id))
  return (
    <div className="desk-selection" data-state={count > 0 ? 'some' : 'none'}>
      <p role="status">{count > 0 && `${count} of ${total} selected`}</p>
      {wholePage && count < total && (
        <Button variant="link" size="sm" onClick={chooseAll}>
          {`Select all ${total} matching`}
        </Button>
      )}
      {count > 0 && (
        <Button variant="link" size="sm" onClick={clear}>
          Clear selection
        </Button>
      )}
    </div>
  )
}
