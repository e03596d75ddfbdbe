import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { useCopyText } from '../../../signed-in/use-copy-text.ts'
import { dropAnswer, keepAnswer, keptAnswer, useKeptAnswer } from './kept-answers.ts'

interface UnsendableAnswerProps {
  id: string
  /** The enquiry in which the conversation continues. */
  into?: string | undefined
  onMoved?: (into: string) => void
}

/** An answer that was begun before its enquiry was merged or deleted, or its customer unsubscribed. */
export function UnsendableAnswer({ id, into, onMoved }: UnsendableAnswerProps) {
  const kept = useKeptAnswer(id)
  const { copy, isCopied, isRefused } = useCopyText()
  if (!kept) return null
  const { text, files = [] } = kept
  return (
    <div className="desk-panel-foot">
      <Alert
        tone="warning"
        title="Your answer was not sent"
        className="desk-unsendable"
        actions={
          <>
            {into && (
              <Button
                size="sm"
                onClick={() => {
                  moveAnswer(id, into)
                  onMoved?.(into)
                }}
              >
                Move to the other enquiry
              </Button>
            )}
            {text && (
              <Button variant="outline" size="sm" onClick={() => void copy(text)}>
                {isCopied(text) ? 'Copied' : 'Copy'}
              </Button>
            )}
            <Button variant="outline" size="sm" onClick={() => dropAnswer(id)}>
              Discard
            </Button>
          </>
        }
      >
        <p className="desk-words" dir="auto">
          {text}
        </p>
        {into && files.length > 0 && <p>Attach its files again in the other enquiry.</p>}
        {isRefused && <p role="alert">This browser doesn’t allow copying. Select the text and copy it.</p>}
      </Alert>
    </div>
  )
}

/** Adds the answer to what is already written in the other enquiry. Files belong to the enquiry to which they were uploaded. */
function moveAnswer(id: string, into: string): void {
  const moved = keptAnswer(id)
  if (!moved) return
  const there = keptAnswer(into)
  keepAnswer(into, {
    ...moved,
    ...there,
    text: [there?.text, moved.text].filter(Boolean).join('\n\n'),
    quote: there?.quote ?? moved.quote,
    files: there?.files ?? [],
    key: crypto.randomUUID(),
    resolve: false,
    queued: false,
    sendAt: undefined,
  })
  dropAnswer(id)
}
