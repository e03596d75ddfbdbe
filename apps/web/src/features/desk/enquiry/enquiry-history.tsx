import type { Change } from '@susegad/api-client/contract'
import { Timeline, TimelineItem } from '@susegad/ui/timeline'
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

/** The changes to an enquiry, newest first. */
export function EnquiryHistory({ history, createdAt }: { history: readonly Change[]; createdAt: string }) {
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
    </section>
  )
}
