import type { Label } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { useQuery } from '@tanstack/react-query'
import { statusText } from '../../../enquiries/enquiry-text.ts'
import { staff } from '../../../enquiries/staff.ts'
import { useDates } from '../../../signed-in/dates.ts'
import type { Conflict, Wanted } from '../changes/use-change-enquiry.ts'
import { labels, labelsAfter } from '../labels/labels.ts'

interface EnquiryConflictProps {
  conflict: Conflict
  onKeepTheirs: () => void
  onUseMine: () => void
}

interface Shown extends Pick<Wanted, 'snoozedUntil' | 'priority'> {
  spam?: boolean | undefined
  labels: readonly Label[]
}

const labelsText = (labels: readonly Label[]): string =>
  labels.length === 0 ? 'no labels' : `labels: ${labels.map(({ name }) => name).join(', ')}`

/** Shows both versions after a colleague's change, and lets staff choose one. */
export function EnquiryConflict({ conflict, onKeepTheirs, onUseMine }: EnquiryConflictProps) {
  const people = useQuery(staff).data?.staff ?? []
  const { momentText } = useDates()
  const { mine, theirs } = conflict
  const known = useQuery(labels).data?.labels ?? []
  const assignedText = (id: string | null, name = people.find(({ _id }) => _id === id)?.name) =>
    id === null ? 'unassigned' : `assigned to ${name ?? 'somebody else'}`
  const assignedNow = assignedText(theirs.assignedTo, theirs.assigneeName ?? undefined)
  /** The other fields that were to be changed. */
  const textsOf = ({ snoozedUntil, priority, spam, labels }: Shown): string[] => [
    ...(mine.snoozedUntil === undefined
      ? []
      : [snoozedUntil ? `snoozed until ${momentText(snoozedUntil)}` : 'not snoozed']),
    ...(mine.priority === undefined ? [] : [priority === 'urgent' ? 'urgent' : 'not urgent']),
    ...(mine.spam === undefined ? [] : [spam ? 'marked as spam' : 'not spam']),
    ...((mine.addLabels ?? mine.removeLabels) ? [labelsText(labels)] : []),
  ]
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
            {[
              statusText(theirs.status),
              assignedNow,
              ...textsOf({ ...theirs, spam: theirs.spam !== null }),
            ].join(', ')}
          </dd>
        </div>
        <div>
          <dt>Yours, not saved</dt>
          <dd>
            {[
              statusText(mine.status ?? theirs.status),
              mine.assignedTo === undefined ? assignedNow : assignedText(mine.assignedTo),
              ...textsOf({ ...mine, labels: labelsAfter(theirs.labels, mine, known) }),
            ].join(', ')}
          </dd>
        </div>
      </dl>
    </Alert>
  )
}
