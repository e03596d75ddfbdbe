import { ApiError } from '@susegad/api-client/client'
import type { SharedQuote } from '@susegad/api-client/contract'
import { quoteDueText, quoteName } from '@susegad/api-client/quote-total'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { useState } from 'react'
import { useSite } from '../../page-data/site.ts'
import { useSession } from '../../shell/session/session.ts'
import { useDates } from '../../signed-in/dates.ts'
import { reasonText } from '../../signed-in/failure-text.ts'
import { QuoteBadge } from '../../signed-in/quote/quote-badge.tsx'
import { QuoteFile } from '../../signed-in/quote/quote-file.tsx'
import { QuoteTable } from '../../signed-in/quote/quote-table.tsx'
import { subjectText } from '../../signed-in/subject-text.ts'
import type { QuoteCalls } from './quote-calls.ts'
import { QuotePayment } from './quote-payment.tsx'

interface QuoteSheetProps {
  shared: SharedQuote
  calls: QuoteCalls
  /** Whether it was opened with a session, not by the link of an email. */
  bySession: boolean
  onChange: (shared: SharedQuote) => void
}

/** A quote that can be printed, accepted and paid. */
export function QuoteSheet({ shared, calls, bySession, onChange }: QuoteSheetProps) {
  const { dateText, dayText } = useDates()
  const { business } = useSite()
  const { quote, name, subject, payment } = shared
  // Staff see the customer's view, but can't accept.
  const isStaff = useSession().user?.role === 'admin' && bySession
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function accept() {
    setBusy(true)
    setFailure(undefined)
    try {
      onChange(await calls.accept(quote))
    } catch (error) {
      setFailure(reasonText(error))
      // A conflict means that the quote was changed or withdrawn, or has expired: show what it is now.
      if (error instanceof ApiError && error.kind === 'conflict') await calls.read().then(onChange, () => {})
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="quote-sheet">
      <header>
        <p className="quote-sheet-from">{business.name}</p>
        <h1>Your quote</h1>
        <p>
          For <bdi>{name}</bdi>: <bdi>{subjectText(subject)}</bdi>
        </p>
        <p className="quote-head">
          <span>
            {quoteName(quote)}, {quote.version > 1 && 'changed on '}
            <time dateTime={quote.createdAt}>{dateText(quote.createdAt)}</time>
          </span>
          <QuoteBadge quote={quote} />
        </p>
      </header>
      <QuoteTable quote={quote} caption={quoteName(quote)} />
      <p className="quote-sheet-due">{quoteDueText(quote, dayText)}</p>
      {failure && (
        <Alert tone="warning" role="alert" title="The quote was not accepted">
          <p>{failure}</p>
        </Alert>
      )}
      <p role="status" className="quote-sheet-state">
        {quote.state === 'accepted' &&
          'You have accepted this quote. Thank you. We will write to you about the next steps.'}
        {quote.state === 'expired' && 'This quote has expired. Write to us, and we’ll send you a new one.'}
        {quote.state === 'withdrawn' && 'We have withdrawn this quote. Write to us for another one.'}
        {quote.state === 'replaced' && 'There is a newer quote. You will find it in our last answer.'}
      </p>
      <div className="quote-sheet-actions">
        {quote.state === 'open' && !isStaff && (
          <Button size="lg" state={isBusy ? 'loading' : 'idle'} onClick={() => void accept()}>
            Accept this quote
          </Button>
        )}
        <Button size="lg" variant="outline" onClick={() => print()}>
          Print
        </Button>
        <QuoteFile quote={quote} load={calls.pdf} />
      </div>
      {payment && <QuotePayment payment={payment} />}
      <footer>
        <p>
          {business.name} · <a href={business.phone.href}>{business.phone.text}</a> ·{' '}
          <a href={`mailto:${business.email}`}>{business.email}</a>
        </p>
        {quote.tax && <p>GSTIN: {quote.tax.number}</p>}
      </footer>
    </div>
  )
}
