import type { Quote } from '@susegad/api-client/contract'
import { quoteDueText, quoteName } from '@susegad/api-client/quote-total'
import { Button } from '@susegad/ui/button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { enquiries } from '../../../enquiries/enquiry-queries.ts'
import { useMayWrite } from '../../../enquiries/staff.ts'
import { service } from '../../../shell/session/service.ts'
import { useDates } from '../../../signed-in/dates.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { QuoteBadge } from '../../../signed-in/quote/quote-badge.tsx'
import { QuoteFile } from '../../../signed-in/quote/quote-file.tsx'
import { QuoteTable } from '../../../signed-in/quote/quote-table.tsx'
import { showMessages } from './show-messages.ts'
import './sent-quote.css'

/** A quote in the thread, with a button to withdraw it. */
export function SentQuote({ enquiryId, quote }: { enquiryId: string; quote: Quote }) {
  const queryClient = useQueryClient()
  const mayWrite = useMayWrite()
  const { dayText, dateText, momentText } = useDates()
  const dueText = quoteDueText(quote, dayText)
  const remindedText = quote.remindedAt && `Reminder sent on ${dateText(quote.remindedAt)}.`
  const withdraw = useMutation({
    mutationFn: () => service.quotes.withdraw(quote._id),
    onSuccess: ({ message }) => showMessages(queryClient, enquiryId, [message]),
    onError: () => queryClient.invalidateQueries({ queryKey: enquiries.detail(enquiryId).queryKey }),
  })
  return (
    <section className="desk-sent-quote" aria-label={quoteName(quote)}>
      <p className="quote-head">
        {quoteName(quote)} <QuoteBadge quote={quote} />
      </p>
      <QuoteTable quote={quote} caption={quoteName(quote)} />
      {[acceptedText(quote, momentText), dueText, remindedText].map(
        (text) =>
          text && (
            <p key={text} className="desk-hint">
              {text}
            </p>
          ),
      )}
      <p className="desk-sent-quote-ways">
        <Button asChild size="sm" variant="outline">
          <Link to="/quote" search={{ id: quote._id }}>
            As the customer sees it
          </Link>
        </Button>
        <QuoteFile size="sm" quote={quote} load={() => service.quotes.pdf(quote._id)} />
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

const ways = { account: 'with their account', link: 'by the link in the email' }

/** Who accepted which version, when and how; empty before. */
function acceptedText(
  { acceptedAt, acceptedBy, acceptedVia, version }: Quote,
  momentText: (moment: string) => string,
): string {
  if (acceptedAt === null) return ''
  const how = acceptedVia ? `, ${ways[acceptedVia]}` : ''
  return `${acceptedBy} accepted version ${version} on ${momentText(acceptedAt)}${how}.`
}
