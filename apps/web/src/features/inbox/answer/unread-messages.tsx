import type { Message } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { useEffect, useRef } from 'react'
import { SenderProof } from '../../../enquiries/badges.tsx'
import { messageTitle } from '../../../enquiries/message-text.ts'

interface UnreadMessagesProps {
  messages: readonly Message[]
  customer: string
  onRead: () => void
}

/** New messages of others, shown before an answer is sent. */
export function UnreadMessages({ messages, customer, onRead }: UnreadMessagesProps) {
  const alert = useRef<HTMLDivElement>(null)
  const count = messages.length
  useEffect(() => {
    // A quote being written may have scrolled it out of view.
    if (count > 0) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  if (count === 0) return null
  return (
    <Alert
      ref={alert}
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
