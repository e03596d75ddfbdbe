import type { CustomerDetail, Message, StaffEnquiry } from '@susegad/api-client/contract'
import { Badge } from '@susegad/ui/badge'
import { StatusBadge } from '@susegad/ui/status-badge'
import { Timeline, TimelineItem } from '@susegad/ui/timeline'
import { Link } from '@tanstack/react-router'
import { SenderProof } from '../../enquiries/badges.tsx'
import { sourceTexts } from '../../enquiries/enquiry-text.ts'
import { messageTitle } from '../../enquiries/message-text.ts'
import { useDates } from '../../signed-in/dates.ts'

type Entry = { enquiry: StaffEnquiry; message?: Message; at: string }

/** Enquiries with their messages, newest first. */
export function CustomerTimeline({
  enquiries,
  total,
}: Pick<CustomerDetail, 'enquiries'> & { total: number }) {
  const entries: Entry[] = enquiries.flatMap(({ enquiry, messages }) => [
    { enquiry, at: enquiry.createdAt },
    ...messages.map((message) => ({ enquiry, message, at: message.createdAt })),
  ])
  entries.sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
  return (
    <>
      <Timeline className="customers-timeline">
        {entries.map(({ enquiry, message }) =>
          message ? (
            <MessageEntry key={message._id} enquiry={enquiry} message={message} />
          ) : (
            <EnquiryEntry key={enquiry._id} enquiry={enquiry} />
          ),
        )}
      </Timeline>
      {total > enquiries.length && (
        <p className="customers-hint">Older ones are in the list of enquiries: search for the address.</p>
      )}
    </>
  )
}

function EnquiryEntry({ enquiry }: { enquiry: StaffEnquiry }) {
  const { momentText } = useDates()
  return (
    <TimelineItem
      tone="info"
      title={
        <Link to="/dashboard" search={{ enquiry: enquiry._id }}>
          <bdi>{enquiry.subject}</bdi>
        </Link>
      }
      time={`${sourceTexts[enquiry.source]}, ${momentText(enquiry.createdAt)}`}
      dateTime={enquiry.createdAt}
    >
      <p className="customers-words" dir="auto">
        {enquiry.message}
      </p>
      <p className="customers-state">
        <StatusBadge status={enquiry.status} size="sm" />
        {enquiry.assigneeName && <bdi>{enquiry.assigneeName}</bdi>}
        {enquiry.spam && (
          <Badge size="sm" tone="warning">
            Spam
          </Badge>
        )}
      </p>
    </TimelineItem>
  )
}

function MessageEntry({ enquiry, message }: { enquiry: StaffEnquiry; message: Message }) {
  const { momentText } = useDates()
  return (
    <TimelineItem
      tone={message.direction === 'out' ? 'success' : 'neutral'}
      title={<bdi>{messageTitle(message, enquiry.name)}</bdi>}
      time={momentText(message.createdAt)}
      dateTime={message.createdAt}
    >
      {message.body && (
        <p className="customers-words" dir="auto">
          {message.body}
        </p>
      )}
      <SenderProof message={message} />
      <p className="customers-hint">
        About{' '}
        <Link to="/dashboard" search={{ enquiry: enquiry._id }}>
          <bdi>{enquiry.subject}</bdi>
        </Link>
      </p>
    </TimelineItem>
  )
}
