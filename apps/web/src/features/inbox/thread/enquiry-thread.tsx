import type { Change, MergedEnquiry, Message, Note, StaffDetail } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { Timeline, TimelineItem } from '@susegad/ui/timeline'
import { Link } from '@tanstack/react-router'
import { useDates } from '../../../signed-in/dates.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { noteParts } from '../mentions/mention-text.ts'
import { MergedEntry } from '../person/merged-entry.tsx'
import '../mentions/mention-list.css'
import { MessageEntry } from './message-entry.tsx'
import './enquiry-thread.css'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { statusText } from '../../../enquiries/enquiry-text.ts'
import { service } from '../../../shell/session/service.ts'

interface EnquiryThreadProps {
  detail: StaffDetail
  /** Shows the plan of an enquiry that was merged into this one. */
  planOf: (merged: MergedEnquiry) => ReactNode
}

/** Answers, calls, notes and changes since the enquiry arrived, oldest first. */
export function EnquiryThread({ detail, planOf }: EnquiryThreadProps) {
  const { momentText } = useDates()
  const { enquiry, notes, history, merged = [] } = detail
  const { shown, hasEarlier, load } = useEarlier(detail)
  const entries = [
    ...shown.map((message) => ({
      at: message.createdAt,
      entry: <MessageEntry key={message._id} enquiry={enquiry} message={message} />,
    })),
    ...notes.map((note) => ({ at: note.createdAt, entry: <NoteEntry key={note._id} note={note} /> })),
    ...history.map((change) => ({
      at: change.at,
      entry: <ChangeEntry key={`change-${change._id}`} change={change} />,
    })),
    ...merged.map((other) => ({
      at: other.createdAt,
      entry: (
        <MergedEntry key={other._id} merged={other}>
          {planOf(other)}
        </MergedEntry>
      ),
    })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
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
      {load.error && <p role="alert">{failureText('Earlier messages could not be loaded.', load.error)}</p>}
      <Timeline>
        <TimelineItem
          title="Enquiry received"
          time={momentText(enquiry.createdAt)}
          dateTime={enquiry.createdAt}
          tone="info"
        />
        {entries.map(({ entry }) => entry)}
      </Timeline>
      <p>
        <Link to="/dashboard/activity" search={{ enquiry: enquiry._id }}>
          Who opened or changed this
        </Link>
      </p>
    </section>
  )
}

function NoteEntry({ note }: { note: Note }) {
  const { author, createdAt } = note
  const { momentText } = useDates()
  return (
    <TimelineItem
      className="desk-thread-note"
      title={<bdi>{`Note by ${author ?? 'a former colleague'}`}</bdi>}
      time={momentText(createdAt)}
      dateTime={createdAt}
      tone="warning"
    >
      <p className="desk-words" dir="auto">
        {noteParts(note).map(({ text, isMention }, at) =>
          isMention ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never changes
            <bdi key={at} className="desk-mention">
              {text}
            </bdi>
          ) : (
            text
          ),
        )}
      </p>
    </TimelineItem>
  )
}

function ChangeEntry({ change }: { change: Change }) {
  const { momentText } = useDates()
  return (
    <TimelineItem
      title={change.of ? `${change.of}: ${changeText(change, momentText)}` : changeText(change, momentText)}
      time={`${change.by ?? 'The service'}, ${momentText(change.at)}`}
      dateTime={change.at}
    />
  )
}

function changeText({ change, from, to, of }: Change, momentText: (moment: string) => string): string {
  switch (change) {
    case 'status':
      return `${statusText(from ?? '')} → ${statusText(to ?? '')}`
    case 'assignedTo':
      return to ? `Assigned to ${to}` : `Unassigned from ${from ?? 'somebody'}`
    case 'routedTo':
      return to ? `Routed to the view ${to}` : 'Routed to a view that is no longer shared'
    case 'snoozedUntil':
      return to ? `Snoozed until ${momentText(to)}` : 'Snooze ended'
    case 'priority':
      return to === 'urgent' ? 'Marked as urgent' : 'No longer urgent'
    case 'labelled':
      return `Label added: ${to ?? 'a deleted label'}`
    case 'unlabelled':
      return `Label removed: ${from ?? 'a deleted label'}`
    case 'spam':
      return to ? 'Marked as spam' : 'Marked as not spam'
    case 'deleted':
      return 'Deleted'
    case 'restored':
      return 'Restored'
    case 'mergedInto':
      if (of) return to ? 'Merged into this enquiry' : 'No longer merged'
      return to ? `Merged into ${to}` : 'No longer merged into another enquiry'
  }
}

/** The messages of a thread, with earlier ones loaded on request. */
function useEarlier({ enquiry, messages, earlier }: StaffDetail) {
  const [before, setBefore] = useState<{ messages: readonly Message[]; earlier: boolean }>()
  const newest = new Set(messages.map(({ _id }) => _id))
  const shown = [...(before?.messages.filter(({ _id }) => !newest.has(_id)) ?? []), ...messages]
  const first = shown[0]
  const load = useMutation({
    mutationFn: async () => service.enquiries.messages(enquiry._id, first && { before: first._id }),
    onSuccess: (page) => {
      // Keep loaded messages, even when newer ones push them off the newest page.
      setBefore({ messages: [...(page.messages as Message[]), ...shown], earlier: page.earlier === true })
    },
  })
  return { shown, hasEarlier: before?.earlier ?? earlier === true, load }
}
