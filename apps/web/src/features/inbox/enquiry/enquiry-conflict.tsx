import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { useQuery } from '@tanstack/react-query'
import { statusText } from '../../../enquiries/enquiry-text.ts'
import { staff } from '../../../enquiries/staff.ts'
import { useDates } from '../../../signed-in/dates.ts'
import type { Conflict } from '../changes/use-change-enquiry.ts'

interface EnquiryConflictProps {
  conflict: Conflict
  onKeepTheirs: () => void
  onUseMine: () => void
}

/** Shows both versions after a colleague's change, and lets staff choose one. */
export function EnquiryConflict({ conflict, onKeepTheirs, onUseMine }: EnquiryConflictProps) {
  const people = useQuery(staff).data?.staff ?? []
  const { momentText } = useDates()
  const { mine, theirs } = conflict
  const assignedText = (id: string | null, name = people.find(({ _id }) => _id === id)?.name) =>
    id === null ? 'unassigned' : `assigned to ${name ?? 'somebody else'}`
  const assignedNow = assignedText(theirs.assignedTo, theirs.assigneeName ?? undefined)
  return (
    <Alert
      tone="warning"
      role="alert"
      title="A colleague changed this enquiry in the meantime"
      className="desk-conflict"
      actions={
        <>
          <Button size="sm" variant="outline" onClick={onKeepTheirs}>
            Keep theirs
          </Button>
          <Button size="sm" onClick={onUseMine}>
            Use mine
          </Button>
        </>
      }
    >
      <dl>
        <div>
          <dt>Theirs, as it is now</dt>
          <dd>
            {statusText(theirs.status)}, {assignedNow}
          </dd>
        </div>
        <div>
          <dt>Yours, not saved</dt>
          <dd>
            {statusText(mine.status ?? theirs.status)},{' '}
            {mine.assignedTo === undefined ? assignedNow : assignedText(mine.assignedTo)}
            {mine.snoozedUntil && `, snoozed until ${momentText(mine.snoozedUntil)}`}
          </dd>
        </div>
      </dl>
    </Alert>
  )
}
