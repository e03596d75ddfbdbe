import type { Quote } from '@susegad/api-client/contract'
import { quoteDueText, quoteName } from '@susegad/api-client/quote-total'
import { Button } from '@susegad/ui/button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { service } from '../../../shell/session/service.ts'
import { useDates } from '../../../signed-in/dates.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { QuoteBadge } from '../../../signed-in/quote/quote-badge.tsx'
import { QuoteTable } from '../../../signed-in/quote/quote-table.tsx'
import { enquiries } from './own-queries.ts'
import './my-quote.css'

/** The quote of an answer, with a button to accept it. */
export function MyQuote({ quote }: { quote: Quote }) {
  const queryClient = useQueryClient()
  const { dayText } = useDates()
  const dueText = quoteDueText(quote, dayText)
  const accept = useMutation({
    mutationFn: () => service.quotes.accept(quote._id),
    // Also after a refusal, which means that the quote is no longer open.
    onSettled: () => queryClient.invalidateQueries({ queryKey: enquiries.all() }),
  })
  return (
    <section className="my-quote" aria-label={quoteName(quote)}>
      <p className="quote-head">
        {quoteName(quote)} <QuoteBadge quote={quote} />
      </p>
      <QuoteTable quote={quote} caption={quoteName(quote)} />
      {dueText && <p>{dueText}</p>}
      <div className="my-quote-actions">
        {quote.state === 'open' && (
          <Button state={accept.isPending ? 'loading' : 'idle'} onClick={() => accept.mutate()}>
            Accept this quote
          </Button>
        )}
        <Button variant="outline" asChild>
          <Link to="/quote" search={{ id: quote._id }}>
            {quote.state === 'accepted' ? 'Open, print or pay' : 'Open or print'}
          </Link>
        </Button>
      </div>
      <p role="status">
        {accept.isSuccess &&
          `Thank you. You have accepted the quote${accept.data.confirmed ? ', and we have emailed you a confirmation' : ''}.`}
      </p>
      {accept.error && <p role="alert">{failureText('The quote was not accepted.', accept.error)}</p>}
    </section>
  )
}
