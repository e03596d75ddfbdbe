import type { Quote } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { enquiries } from '../../../enquiries/enquiry-queries.ts'
import { useMayWrite } from '../../../enquiries/staff.ts'
import { service } from '../../../shell/session/service.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { QuoteBadge } from '../../../signed-in/quote/quote-badge.tsx'
import { QuoteTable } from '../../../signed-in/quote/quote-table.tsx'
import { showMessages } from './show-messages.ts'
import './sent-quote.css'

/** A quote in the thread, with a button to withdraw it. */
export function SentQuote({ enquiryId, quote }: { enquiryId: string; quote: Quote }) {
  const queryClient = useQueryClient()
  const mayWrite = useMayWrite()
  const withdraw = useMutation({
    mutationFn: () => service.quotes.withdraw(quote._id),
    onSuccess: ({ message }) => showMessages(queryClient, enquiryId, [message]),
    onError: () => queryClient.invalidateQueries({ queryKey: enquiries.detail(enquiryId).queryKey }),
  })
  return (
    <section className="desk-sent-quote" aria-label={`Quote ${quote.reference}`}>
      <p className="quote-head">
        Quote {quote.reference} <QuoteBadge quote={quote} />
      </p>
      <QuoteTable quote={quote} caption={`Quote ${quote.reference}`} />
      <p className="desk-sent-quote-ways">
        <Button asChild size="sm" variant="outline">
          <Link to="/quote" search={{ id: quote._id }}>
            As the customer sees it
          </Link>
        </Button>
        {mayWrite && quote.state === 'open' && (
          <Button
            size="sm"
            variant="link"
            state={withdraw.isPending ? 'loading' : 'idle'}
            onClick={() => withdraw.mutate()}
          >
            Withdraw
          </Button>
        )}
      </p>
      {withdraw.error && <p role="alert">{failureText('It was not withdrawn.', withdraw.error)}</p>}
    </section>
  )
}
