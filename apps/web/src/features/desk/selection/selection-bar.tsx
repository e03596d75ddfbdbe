import { BULK_MAX } from '@susegad/api-client/rules'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { useState } from 'react'
import { failureText } from '../../../signed-in/failure-text.ts'
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
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const count = selection.ids.size
  const wholePage = page.length > 0 && page.every((id) => selection.ids.has(id))

  async function selectMatching() {
    setBusy(true)
    setFailure('')
    try {
      await selection.selectMatching()
    } catch (error) {
      setFailure(failureText('They could not be selected.', error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <div className="desk-selection" data-state={count > 0 ? 'some' : 'none'}>
        <p role="status">{count > 0 && `${count} of ${total} selected`}</p>
        {wholePage && count < Math.min(total, BULK_MAX) && (
          <Button
            variant="link"
            size="sm"
            state={busy ? 'loading' : 'idle'}
            onClick={() => void selectMatching()}
          >
            {total > BULK_MAX
              ? `Select the newest ${BULK_MAX} of ${total} matching`
              : `Select all ${total} matching`}
          </Button>
        )}
        {count > 0 && (
          <Button variant="link" size="sm" onClick={selection.clear}>
            Clear selection
          </Button>
        )}
      </div>
      {failure && <Alert>{failure}</Alert>}
    </>
  )
}
