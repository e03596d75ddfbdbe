import type { SharedQuote } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { Spinner } from '@susegad/ui/spinner'
import { Link, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useEmailedLink } from '../../shell/navigation/use-emailed-link.ts'
import { useSession } from '../../shell/session/session.ts'
import { answerText } from '../../signed-in/failure-text.ts'
import { isRefused } from '../../signed-in/is-refused.ts'
import { quoteCalls } from './quote-calls.ts'
import { QuoteSheet } from './quote-sheet.tsx'

/**
 * The quote of the URL. Another link opened in the same tab only changes the hash: it is another quote, as is that of
 * another person who signs in.
 */
export function QuotePart() {
  const { id } = useSearch({ from: '/_site/quote' })
  const link = useEmailedLink()
  const { user } = useSession()
  const reader = id === undefined ? link : user?._id
  return <OpenedQuote key={`${id}#${reader}`} id={id} link={link} />
}

/** Loads the quote: by the link in an email, or by id with a session. */
function OpenedQuote({ id, link }: { id: string | undefined; link: string }) {
  const session = useSession()
  const [shown, setShown] = useState<SharedQuote>()
  const [failure, setFailure] = useState<unknown>()
  const [tries, setTries] = useState(0)
  const isBySession = id !== undefined
  const isKnown = !isBySession || session.status !== 'loading'
  const isAnonymous = isBySession && session.status === 'anonymous'

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try reads it again
  useEffect(() => {
    if (!isKnown || isAnonymous) return
    let isHere = true
    setFailure(undefined)
    quoteCalls(id, link)
      .read()
      .then(
        (read) => isHere && setShown(read),
        (error: unknown) => isHere && setFailure(error),
      )
    return () => {
      isHere = false
    }
  }, [id, link, isKnown, isAnonymous, tries])

  if (shown)
    return (
      <QuoteSheet shared={shown} calls={quoteCalls(id, link)} bySession={isBySession} onChange={setShown} />
    )
  return (
    <div className="quote-sheet">
      <h1>Your quote</h1>
      <Waiting isAnonymous={isAnonymous} failure={failure} onRetry={() => setTries(tries + 1)} />
    </div>
  )
}

interface WaitingProps {
  isAnonymous: boolean
  failure: unknown
  onRetry: () => void
}

/** Why the quote is not shown yet. */
function Waiting({ isAnonymous, failure, onRetry }: WaitingProps) {
  if (isAnonymous)
    return (
      <Alert tone="info" title="Sign in to see it">
        <p>
          <Link to="/login">Sign in</Link> with your account, or open the link in our email.
        </p>
      </Alert>
    )
  if (failure)
    return (
      <Alert
        tone="warning"
        actions={
          !isRefused(failure) && (
            <Button size="sm" variant="outline" onClick={onRetry}>
              Try again
            </Button>
          )
        }
      >
        <p>{answerText(failure, 'The quote was not found.')}</p>
      </Alert>
    )
  return <Spinner labels={{ loading: 'Opening the quote' }} />
}
