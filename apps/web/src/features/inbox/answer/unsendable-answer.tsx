import { QUOTE_MAX } from '@susegad/api-client/rules'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { useLocale } from '@susegad/ui/locale'
import { useSyncExternalStore } from 'react'
import { dropSendings, onSendings, sendingsOf } from '../../../signed-in/attachments/running-uploads.ts'
import { QuoteTable } from '../../../signed-in/quote/quote-table.tsx'
import { useCopyText } from '../../../signed-in/use-copy-text.ts'
import { withLines } from '../quote/estimate-lines.ts'
import { hasAllPrices, quoteIn } from '../quote/quote-draft.ts'
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
  const there = useKeptAnswer(into ?? id)
  const sendings = useSyncExternalStore(onSendings, () => sendingsOf(id))
  const format = useLocale()
  const { copy, isCopied, isRefused } = useCopyText()
  if (!kept) return null
  const { text, quote, files = [] } = kept
  const names = [...files, ...sendings.filter(({ problem }) => problem === undefined)].map(({ name }) => name)
  const joined = into && quote && there?.quote ? withLines(there.quote.lines, quote.lines) : undefined
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
            <Button variant="outline" size="sm" onClick={() => discard(id)}>
              Discard
            </Button>
          </>
        }
      >
        <p className="desk-words" dir="auto">
          {text}
        </p>
        {quote && (
          <QuoteTable
            quote={quoteIn(quote, format)}
            caption="Its quote"
            hasTotal={hasAllPrices(quote, format)}
          />
        )}
        {joined && (
          <p>
            The other enquiry has a quote that is not sent yet: these lines are added to it, and its terms
            apply.
            {joined.added > joined.room &&
              ` A quote can have up to ${QUOTE_MAX.lines} lines: the last ${joined.added - joined.room} are left out.`}
          </p>
        )}
        {names.length > 0 && (
          <p>
            {into ? 'Attach its files again in the other enquiry' : 'Its files'}: {names.join(', ')}
          </p>
        )}
        {isRefused && <p role="alert">This browser doesn’t allow copying. Select the text and copy it.</p>}
      </Alert>
    </div>
  )
}

/** Its files that are still on their way would begin it anew. */
function discard(id: string): void {
  dropSendings(id)
  dropAnswer(id)
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
    quote:
      there?.quote && moved.quote
        ? { ...there.quote, lines: withLines(there.quote.lines, moved.quote.lines).lines }
        : (there?.quote ?? moved.quote),
    files: there?.files ?? [],
    key: crypto.randomUUID(),
    resolve: false,
    queued: false,
    sendAt: undefined,
  })
  discard(id)
}
