import type { StaffEnquiry } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import type { DataTableColumn } from '@susegad/ui/data-table'
import { StatusBadge } from '@susegad/ui/status-badge'
import { MarkBadge } from '../../../enquiries/badges.tsx'
import type { DeskSearch } from '../../../enquiries/desk-search.ts'
import { customerWroteAt, lastLine, waitingSince } from '../../../enquiries/last-message.ts'
import { PromiseLeft } from '../../../enquiries/promise-left.tsx'
import { type Dates, useDates } from '../../../signed-in/dates.ts'
import { EnquiryLink } from './enquiry-link.tsx'

interface DeskColumnsOptions {
  dates: Dates
  search: DeskSearch
  now: number
  mayWrite: boolean
  onDelete: (id: string) => void
  onRestore: (id: string) => void
}

// Describes a row's button, whose own name is only the action.
const nameId = (id: string) => `enquirer-${id}`

/** The seven columns of the desk; rows of the deleted folder offer Restore instead of opening. */
export function deskColumns(options: DeskColumnsOptions): DataTableColumn<StaffEnquiry>[] {
  const { dates, search, now, mayWrite, onDelete, onRestore } = options
  const deleted = search.show === 'deleted'
  return [
    {
      key: 'name',
      header: 'Name',
      place: 'title',
      cell: ({ _id, name, mark }) => {
        const link = deleted ? (
          <bdi id={nameId(_id)}>{name}</bdi>
        ) : (
          <EnquiryLink id={_id} search={search}>
            <bdi id={nameId(_id)}>{name}</bdi>
          </EnquiryLink>
        )
        return mark ? (
          <div className="desk-name">
            {link}
            <MarkBadge mark={mark} />
          </div>
        ) : (
          link
        )
      },
    },
    { key: 'phone', header: 'Phone', cell: ({ phone }) => <bdi title={phone}>{phone}</bdi> },
    { key: 'email', header: 'Email', cell: ({ email }) => <bdi title={email}>{email}</bdi> },
    { key: 'plan', header: 'Date of Plan', cell: ({ dateOfPlan }) => dates.dayText(dateOfPlan) },
    {
      key: 'subject',
      header: 'Subject',
      cell: (enquiry) => <SubjectCell enquiry={enquiry} now={now} />,
    },
    {
      key: 'created',
      header: 'Created Date',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="desk-created">
          {dates.dateText(createdAt)} <span>{dates.timeText(createdAt)}</span>
        </time>
      ),
    },
    {
      key: 'actions',
      header: 'Actions',
      place: 'actions',
      cell: ({ _id }) =>
        !mayWrite ? null : deleted ? (
          <Button variant="outline" size="sm" aria-describedby={nameId(_id)} onClick={() => onRestore(_id)}>
            Restore
          </Button>
        ) : (
          <Button variant="ghost" size="sm" aria-describedby={nameId(_id)} onClick={() => onDelete(_id)}>
            Delete
          </Button>
        ),
    },
  ]
}

/**
 * The subject, the last message, and the next step: a row in which the customer wrote last is bold and has a clock
 * for the reply.
 */
function SubjectCell({ enquiry, now }: { enquiry: StaffEnquiry; now: number }) {
  const { dateText, timeText, momentText } = useDates()
  const { subject, status, assigneeName } = enquiry
  const wroteAt = customerWroteAt(enquiry)
  const since = waitingSince(enquiry)
  const last = lastLine(enquiry)
  return (
    <div className="desk-subject" data-customer-wrote={wroteAt && ''}>
      <div className="desk-subject-line">
        <bdi className="desk-subject-text" title={subject}>
          {subject}
        </bdi>
        <StatusBadge status={status} size="sm" />
      </div>
      <div className="desk-subject-line">
        {last && (
          <p className="desk-last-message">
            <bdi>{last.who}</bdi>: <bdi>{last.words}</bdi>
          </p>
        )}
        {since && <PromiseLeft since={since} now={now} />}
        {wroteAt && (
          <time dateTime={wroteAt} title={momentText(wroteAt)}>
            Wrote{' '}
            {dateText(wroteAt) === dateText(new Date(now).toISOString())
              ? timeText(wroteAt)
              : dateText(wroteAt)}
          </time>
        )}
        {assigneeName && <bdi className="desk-assignee">{assigneeName}</bdi>}
      </div>
    </div>
  )
}
