import type { StaffEnquiry } from '@susegad/api-client/contract'
import { Badge } from '@susegad/ui/badge'
import { Button } from '@susegad/ui/button'
import type { DataTableColumn } from '@susegad/ui/data-table'
import { StatusBadge } from '@susegad/ui/status-badge'
import { useQuery } from '@tanstack/react-query'
import { MarkBadge } from '../../../enquiries/badges.tsx'
import type { DeskSearch } from '../../../enquiries/desk-search.ts'
import { isOpen, lastLine, promisedBy } from '../../../enquiries/last-message.ts'
import { PromiseLeft } from '../../../enquiries/promise-left.tsx'
import { staff } from '../../../enquiries/staff.ts'
import { type Dates, useDates } from '../../../signed-in/dates.ts'
import { useKeptAnswer } from '../answer/kept-answers.ts'
import { LabelBadges } from '../labels/label-badges.tsx'
import { SnoozeMark } from '../snooze/snooze-mark.tsx'
import { isSnoozed } from '../snooze/snooze-state.ts'
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
 * The subject, the last message, and the next step. An unread row is bold; one whose customer waits for an answer has a
 * clock.
 */
function SubjectCell({ enquiry, now }: { enquiry: StaffEnquiry; now: number }) {
  const { subject, status } = enquiry
  const dueAt = promisedBy(enquiry)
  const isUnread = enquiry.unread === true && isOpen(status)
  const answer = useKeptAnswer(enquiry._id)
  return (
    <div className="desk-subject" data-unread={isUnread ? '' : undefined}>
      <div className="desk-subject-line">
        {isUnread && <span className="sg-visually-hidden">Unread</span>}
        <bdi className="desk-subject-text" title={subject}>
          {subject}
        </bdi>
        {answer && (
          <Badge size="sm" tone="warning">
            {answer.queued ? 'Sending' : 'Draft'}
          </Badge>
        )}
        {enquiry.mergedInto && <Badge size="sm">Merged</Badge>}
        {enquiry.priority === 'urgent' && (
          <Badge size="sm" tone="danger">
            Urgent
          </Badge>
        )}
        <LabelBadges labels={enquiry.labels} />
        <StatusBadge status={status} size="sm" />
      </div>
      <div className="desk-subject-line">
        <LastMessage enquiry={enquiry} now={now} />
        {dueAt && !isSnoozed(enquiry, now) && <PromiseLeft dueAt={dueAt} now={now} />}
        <SnoozeMark enquiry={enquiry} now={now} />
        <Assignee enquiry={enquiry} />
      </div>
    </div>
  )
}

/** Who has it; somebody who is suspended can't work on it. */
function Assignee({ enquiry: { assignedTo, assigneeName } }: { enquiry: StaffEnquiry }) {
  const { data: isSuspended } = useQuery({
    ...staff,
    // No polling in each row: the assignee filter refetches the list for all of them.
    refetchInterval: false,
    enabled: assigneeName !== null,
    select: ({ suspended = [] }) => suspended.some(({ _id }) => _id === assignedTo),
  })
  if (!assigneeName) return null
  return <bdi className="desk-assignee">{isSuspended ? `${assigneeName} (suspended)` : assigneeName}</bdi>
}

/** Who wrote last, when, and the first words. */
function LastMessage({ enquiry, now }: { enquiry: StaffEnquiry; now: number }) {
  const { dateText, timeText, momentText } = useDates()
  const last = lastLine(enquiry)
  const at = enquiry.lastMessage?.at
  if (!last) return null
  return (
    <p className="desk-last-message">
      <bdi>{last.who}</bdi>
      {at && (
        <>
          {', '}
          <time dateTime={at} title={momentText(at)}>
            {dateText(at) === dateText(new Date(now).toISOString()) ? timeText(at) : dateText(at)}
          </time>
        </>
      )}
      : <bdi>{last.words}</bdi>
    </p>
  )
}
