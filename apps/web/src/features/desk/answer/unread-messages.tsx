import type { Message } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { messageTitle } from '../thread/message-text.ts'
import { SenderProof } from '../thread/sender-proof.tsx'

interface UnreadMessagesProps {
  messages: readonly Message[]
  customer: string
  onRead: () => void
}

/** What somebody else wrote while an answer was being written, before it is sent. */
export function UnreadMessages({ messages, customer, onRead }: UnreadMessagesProps) {
  if (messages.length === 0) return null
  return (
    <Alert
      tone="warning"
      role="alert"
      title="Read this before you send"
      className="desk-conflict"
      actions={
        <Button size="sm" onClick={onRead}>
          I have read it
        </Button>
      }
    >
      <ul className="desk-unread">
        {messages.map((message) => (
          <li key={message._id}>
            <strong>
              <bdi>{messageTitle(message, customer)}</bdi>
            </strong>
            {message.body && <p dir="auto">{message.body}</p>}
            <SenderProof message={message} />
          </li>
        ))}
      </ul>
    </Alert>
  )
}
