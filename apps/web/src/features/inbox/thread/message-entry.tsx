import type { Message, Sending } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { TimelineItem } from '@susegad/ui/timeline'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { SenderProof } from '../../../enquiries/badges.tsx'
import { isUnsent, messageTitle, sendingText } from '../../../enquiries/message-text.ts'
import { service } from '../../../shell/session/service.ts'
import { MessageFiles } from '../../../signed-in/attachments/message-files.tsx'
import { useDates } from '../../../signed-in/dates.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { SentQuote } from './sent-quote.tsx'
import { showMessages } from './show-messages.ts'

interface MessageEntryProps {
  enquiry: { _id: string; name: string }
  message: Message
}

/** One message of the thread with its delivery status. Renders an `<li>`. */
export function MessageEntry({ enquiry, message }: MessageEntryProps) {
  const { momentText } = useDates()
  const {
    direction,
    channel,
    outcome,
    body,
    quoted,
    attachments,
    refusedFiles,
    sending,
    quote,
    accepts,
    createdAt,
  } = message
  return (
    <TimelineItem
      className="desk-thread-message"
      data-direction={direction}
      data-message={message._id}
      title={<bdi>{messageTitle(message, enquiry.name)}</bdi>}
      time={momentText(createdAt)}
      dateTime={createdAt}
      tone={
        sending?.state === 'failed'
          ? 'danger'
          : accepts
            ? 'success'
            : direction === 'in'
              ? 'info'
              : outcome
                ? 'neutral'
                : 'success'
      }
    >
      {body && (
        <p className="desk-words" dir="auto">
          {body}
        </p>
      )}
      <SenderProof message={message} />
      {quote && <SentQuote enquiryId={enquiry._id} quote={quote} />}
      <MessageFiles files={attachments} />
      {refusedFiles.length > 0 && (
        <p className="desk-hint">
          Could not be saved from the {channel === 'email' ? 'email' : 'message'}:{' '}
          <bdi>{refusedFiles.join(', ')}</bdi>. We accept up to 5 pictures or PDF files per{' '}
          {channel === 'email' ? 'email' : 'message'}, 10 MB each.
        </p>
      )}
      {quoted && (
        <details className="desk-quoted">
          <summary>Earlier emails</summary>
          <p className="desk-words" dir="auto">
            {quoted}
          </p>
        </details>
      )}
      {sending && <SendingState enquiry={enquiry} message={message} sending={sending} />}
    </TimelineItem>
  )
}

interface SendingStateProps extends MessageEntryProps {
  sending: Sending
}

const sentStates: Partial<Record<Sending['state'], string>> = {
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
}

function SendingState({ enquiry, message, sending }: SendingStateProps) {
  const queryClient = useQueryClient()
  const again = useMutation({
    mutationFn: () => service.enquiries.sendAgain(enquiry._id, message._id),
    onSuccess: ({ message: now }) => showMessages(queryClient, enquiry._id, [now]),
  })
  if (!isUnsent(sending.state)) return <p className="desk-hint">{sentStates[sending.state]}</p>
  const isChat = message.channel === 'whatsapp'
  return (
    <div className="desk-sending" data-state={sending.state}>
      <p>
        <strong>{sending.state === 'waiting' ? 'Waiting to be sent.' : 'Not sent.'}</strong>{' '}
        {sendingText({ channel: message.channel, sending })}
      </p>
      {sending.state === 'failed' && !(isChat && !message.body) && (
        <Button
          variant="outline"
          size="sm"
          state={again.isPending ? 'loading' : 'idle'}
          onClick={() => again.mutate()}
        >
          {isChat ? 'Send by email instead' : 'Send again'}
        </Button>
      )}
      {again.error && <p role="alert">{failureText('The message was not sent again.', again.error)}</p>}
    </div>
  )
}
