import type { StayEstimate, StayLine } from '@susegad/catalog-data/stay'
import { useSite } from '../../../page-data/site.ts'
import { usePriceText } from '../../formats/use-price-text.ts'
import { openText } from './open-text.ts'
import './stay-sum.css'

/** How a line adds up, such as 2 × 3 nights × ₹2,499. */
function sumText({ quantity, nights, price }: StayLine, priceText: (amount: number) => string): string {
  const parts = [
    ...(quantity > 1 ? [`${quantity}`] : []),
    ...(nights === null ? [] : [nights === 1 ? '1 night' : `${nights} nights`]),
    priceText(price),
  ]
  return parts.join(' × ')
}

const amountOf = ({ quantity, nights, price }: StayLine) => quantity * (nights ?? 1) * price

/** What a stay costs, line by line, with what is not known yet. */
export function StaySum({ estimate }: { estimate: StayEstimate }) {
  const { lines, total, open, memberSaving } = estimate
  const { locale } = useSite().business
  const priceText = usePriceText()
  return (
    <div className="stay-sum">
      {lines.length > 0 && (
        <dl>
          {lines.map((line) => (
            <div key={line.text}>
              <dt>{line.text}</dt>
              <dd>
                <span>{sumText(line, priceText)}</span> <b>{priceText(amountOf(line))}</b>
              </dd>
            </div>
          ))}
          {total !== null && (
            <div data-total="">
              <dt>Estimated total</dt>
              <dd>
                <b>{priceText(total)}</b>
              </dd>
            </div>
          )}
        </dl>
      )}
      {open.length > 0 && (
        <ul>
          {[...new Set(open.map((question) => openText(question, locale)))].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {memberSaving > 0 && total !== null && (
        <p>With the membership card: up to {priceText(memberSaving)} less.</p>
      )}
    </div>
  )
}
