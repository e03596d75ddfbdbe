import type { MergedEnquiry, OwnEnquiry, OwnMessage } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { Skeleton } from '@susegad/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { MessageFiles } from '../../../signed-in/attachments/message-files.tsx'
import { useDates } from '../../../signed-in/dates.ts'
import { LoadFailure } from '../../../signed-in/load-failure.tsx'
import { PlanView } from '../../../signed-in/plan/plan-view.tsx'
import { subjectText } from '../../../signed-in/subject-text.ts'
import { MyQuote } from './my-quote.tsx'
import { MyReply } from './my-reply.tsx'
import { enquiries } from './own-queries.ts'
import './my-thread.css'

const RENEW_EVERY = 30_000

/** The thread between customer and business, with a reply form. */
export function MyThread({ enquiry }: { enquiry: OwnEnquiry }) {
  const thread = useId()
  const [open, setOpen] = useState(enquiry.lastAnswerAt !== null)
  const conversation = useQuery({
    ...enquiries.detail(enquiry._id),
    enabled: open,
    refetchInterval: RENEW_EVERY,
  })
  const { data, error } = conversation
  const entries = data ? entriesOf(data) : []
  const many = `${enquiry.messages} ${enquiry.messages === 1 ? 'message' : 'messages'}`
  return (
    <div className="my-thread">
      <Button
        variant="outline"
        size="sm"
        aria-expanded={open}
        aria-controls={thread}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide the conversation' : enquiry.messages > 0 ? `Show ${many} and reply` : 'Write a message'}
      </Button>
      <section id={thread} hidden={!open} aria-label={`Conversation about ${subjectText(enquiry.subject)}`}>
        {open && !data && !error && enquiry.messages > 0 && <Skeleton lines={3} />}
        {error && !data && <LoadFailure text="The conversation could not be loaded." query={conversation} />}
        {data?.earlier && (
          <p className="my-message-head">
            These are the latest 200 messages. Ask us if you need an earlier one.
          </p>
        )}
        <ol>
          {entries.map((entry) =>
            'body' in entry ? (
              <Message key={entry._id} message={entry} />
            ) : (
              <Asked key={entry._id} asked={entry} />
            ),
          )}
        </ol>
        {open && <MyReply id={enquiry._id} />}
      </section>
    </div>
  )
}

/** Messages, and what was asked in enquiries that were merged into this one, oldest first. */
const entriesOf = ({
  messages,
  merged = [],
}: {
  messages: readonly OwnMessage[]
  merged?: readonly MergedEnquiry[] | undefined
}): readonly (OwnMessage | MergedEnquiry)[] =>
  [...messages, ...merged].sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))

/** Another enquiry of the customer, which is part of this conversation. */
function Asked({ asked: { subject, message, plan, createdAt } }: { asked: MergedEnquiry }) {
  const { momentText } = useDates()
  return (
    <li className="my-message" data-direction="in">
      <p className="my-message-head">
        <strong>You</strong> also asked: <bdi>{subjectText(subject)}</bdi>{' '}
        <time dateTime={createdAt}>{momentText(createdAt)}</time>
      </p>
      <p className="my-message-words" dir="auto">
        {message}
      </p>
      {(plan?.trip || plan?.estimate) && (
        <PlanView title={`Plan sent with “${subjectText(subject)}”`} plan={plan} />
      )}
    </li>
  )
}

function Message({ message }: { message: OwnMessage }) {
  const { momentText } = useDates()
  const {
    direction,
    author,
    body,
    quoted,
    attachments,
    refusedFiles,
    correction,
    quote,
    accepts,
    senderProof,
    withheld,
    createdAt,
  } = message
  const who =
    direction === 'out' ? (author ?? 'We') : senderProof === 'other' ? 'Somebody else, by email' : 'You'
  return (
    <li className="my-message" data-direction={direction}>
      <p className="my-message-head">
        <strong>
          <bdi>{who}</bdi>
        </strong>{' '}
        {correction && 'corrected '}
        {accepts && 'accepted our quote '}
        <time dateTime={createdAt}>{momentText(createdAt)}</time>
      </p>
      <p className="my-message-words" dir="auto">
        {body}
      </p>
      {withheld && (
        <p className="my-message-head">
          To read our emails here, the enquiry’s email address must be confirmed in your{' '}
          <Link to="/profile">profile</Link>.
        </p>
      )}
      {quote && <MyQuote quote={quote} />}
      <MessageFiles files={attachments} />
      {refusedFiles.length > 0 && (
        <p className="my-message-head">
          We did not receive <bdi>{refusedFiles.join(', ')}</bdi>: we accept up to 5 pictures or PDF files per
          email, 10 MB each. Attach it here, or send it on WhatsApp.
        </p>
      )}
      {quoted && (
        <details>
          <summary>Earlier emails</summary>
          <p className="my-message-words" dir="auto">
            {quoted}
          </p>
        </details>
      )}
    </li>
  )
}
