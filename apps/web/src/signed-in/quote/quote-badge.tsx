import type { Quote } from '@susegad/api-client/contract'
import type { QuoteState } from '@susegad/api-client/rules'
import { Badge, type BadgeProps } from '@susegad/ui/badge'
import { type Dates, useDates } from '../dates.ts'

const tones: Record<QuoteState, BadgeProps['tone']> = {
  open: 'info',
  accepted: 'success',
  expired: 'warning',
  withdrawn: 'neutral',
  replaced: 'neutral',
}

const texts: Record<QuoteState, (quote: Quote, dates: Dates) => string> = {
  open: ({ validUntil }, { dayText }) => `Open until ${dayText(validUntil)}`,
  accepted: ({ acceptedAt }, { dateText }) => `Accepted on ${dateText(acceptedAt ?? '')}`,
  expired: ({ validUntil }, { dayText }) => `Expired on ${dayText(validUntil)}`,
  withdrawn: () => 'Withdrawn',
  replaced: () => 'Replaced by a newer one',
}

/** Status badge of a quote. */
export function QuoteBadge({ quote }: { quote: Quote }) {
  const dates = useDates()
  return (
    <Badge tone={tones[quote.state]} data-quote={quote.state}>
      {texts[quote.state](quote, dates)}
    </Badge>
  )
}
