import type { Change } from '@susegad/api-client/contract'
import { Timeline, TimelineItem } from '@susegad/ui/timeline'
import { Link } from '@tanstack/react-router'
import { momentText } from '../../../signed-in/dates.ts'
import { statusText } from '../search/status-text.ts'

function changeText({ change, from, to }: Change): string {
  switch (change) {
    case 'status':
      return `${statusText(from ?? '')} → ${statusText(to ?? '')}`
    case 'assignedTo':
      return to ? `Given to ${to}` : `Taken from ${from ?? 'somebody'}`
    case 'spam':
      return to ? 'Set aside as spam' : 'Not spam after all'
    case 'deleted':
      return 'Deleted'
    case 'restored':
      return 'Brought back'
  }
}

interface EnquiryHistoryProps {
  id: string
  history: readonly Change[]
  createdAt: string
}

/** The changes to an enquiry, newest first. */
export function EnquiryHistory({ id, history, createdAt }: EnquiryHistoryProps) {
  return (
    <section className="desk-history" aria-label="History">
      <h3>History</h3>
      <Timeline>
        {history.toReversed().map((entry) => (
          <TimelineItem
            key={entry._id}
            title={changeText(entry)}
            time={`${entry.by ?? 'The service'}, ${momentText(entry.at)}`}
            dateTime={entry.at}
          />
        ))}
        <TimelineItem
          title="Enquiry received"
          time={momentText(createdAt)}
          dateTime={createdAt}
          tone="info"
        />
      </Timeline>
      <p>
        <Link to="/dashboard/activity" search={{ enquiry: id }}>
          Who else opened or changed it
        </Link>
      </p>
    </section>
  )
}
