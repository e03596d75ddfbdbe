import type { Message } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import type { KeptAnswer } from './kept-answers.ts'
import { sentText } from './send-answer.ts'
import { UNDO_SECONDS } from './undo-send.ts'

interface AnswerStateProps {
  kept: KeptAnswer | null
  /** The answer just sent. */
  sent: Message | undefined
}

export function OfflineNotice({ kept }: Pick<AnswerStateProps, 'kept'>) {
  if (!kept?.queued || kept.sendAt) return null
  return (
    <Alert tone="warning" role="status">
      <p>You are offline. Your answer is kept here and sent when you are back online.</p>
    </Alert>
  )
}

/** Says that the answer waits to be sent, or where it went. */
export function AnswerState({ kept, sent }: AnswerStateProps) {
  return (
    <p role="status" className="desk-hint">
      {kept?.queued && kept.sendAt
        ? `Your answer will be sent within ${UNDO_SECONDS} seconds. Edit it to stop it.`
        : sent && sentText(sent)}
    </p>
  )
}
