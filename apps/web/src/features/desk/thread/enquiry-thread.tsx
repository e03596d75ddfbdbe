import type { StaffDetail } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { Timeline, TimelineItem } from '@susegad/ui/timeline'
import { Link } from '@tanstack/react-router'
import { useDates } from '../../../signed-in/dates.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { changeText } from './change-text.ts'
import { MessageEntry } from './message-entry.tsx'
import { type ThreadEntry, threadEntries } from './thread-entries.ts'
import { useEarlier } from './use-earlier.ts'
import './enquiry-thread.css'

/** Answers, calls, notes and changes since the enquiry arrived, oldest first. */
export function EnquiryThread(detail: StaffDetail) {
  const { momentText } = useDates()
  const { enquiry, notes, history } = detail
  const { shown, hasEarlier, load } = useEarlier(detail)
  return (
    <section className="desk-thread" aria-label="Conversation">
      <h3>Conversation</h3>
      {hasEarlier && (
        <Button
          variant="link"
          size="sm"
          state={load.isPending ? 'loading' : 'idle'}
          onClick={() => load.mutate()}
        >
          Show earlier messages
        </Button>
      )}
      {load.error && <p role="alert">{failureText('Deliveries could not be loaded.', load.error)}</p>}
      <Timeline>
        <TimelineItem
          title="Enquiry received"
          time={momentText(enquiry.createdAt)}
          dateTime={enquiry.createdAt}
          tone="info"
        />
        {threadEntries(shown, notes, history).map((entry) => (
          <Entry key={entry.key} entry={entry} enquiry={enquiry} />
        ))}
      </Timeline>
      <p>
        <Link to="/dashboard/activity" search={{ enquiry: enquiry._id }}>
          Who opened or changed this
        </Link>
      </p>
    </section>
  )
}

function Entry({ entry, enquiry }: { entry: ThreadEntry; enquiry: StaffDetail['enquiry'] }) {
  const { momentText } = useDates()
  if (entry.kind === 'message') return <MessageEntry enquiry={enquiry} message={entry.message} />
  if (entry.kind === 'note') {
    const { text, author, createdAt } = entry.note
    return (
      <TimelineItem
        className="desk-thread-note"
        title={<bdi>{`Note by ${author ?? 'a former colleague'}`}</bdi>}
        time={momentText(createdAt)}
        dateTime={createdAt}
        tone="warning"
      >
        <p className="desk-words" dir="auto">
          {text}
        </p>
      </TimelineItem>
    )
  }
  const { change } = entry
  return (
    <TimelineItem
      title={changeText(change)}
      time={`${change.by ?? 'The service'}, ${momentText(change.at)}`}
      dateTime={change.at}
    />
  )
}
