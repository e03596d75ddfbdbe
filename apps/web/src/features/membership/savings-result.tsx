import { type MembershipEstimate, nightsToPay, type OfferedPrice } from '@susegad/catalog-data/membership'
import type { CardNumbers } from '../../page-data/site.ts'
import { usePriceText } from '../../shell/formats/use-price-text.ts'

interface SavingsResultProps {
  card: CardNumbers
  night: OfferedPrice
  estimate: MembershipEstimate
}

/** What the card saves on a trip, less its price. */
export function SavingsResult({ card, night, estimate }: SavingsResultProps) {
  const priceText = usePriceText()
  // With a true minus sign.
  const savingText = (amount: number) => (amount < 0 ? `\u2212${priceText(-amount)}` : priceText(amount))
  return (
    <div className="savings-result" role="status">
      <dl>
        <div>
          <dt>
            {`Hotel, ${card.hotelPercent}% off`}
            {night.offer ? ` instead of ${night.offer}%` : ''}
          </dt>
          <dd>{priceText(estimate.hotels)}</dd>
        </div>
        <div>
          <dt>Water sports, {card.waterSportPercent}% off instead of their offers</dt>
          <dd>{priceText(estimate.waterSports)}</dd>
        </div>
        <div>
          <dt>Less the card</dt>
          <dd>{savingText(-card.price)}</dd>
        </div>
        <div data-result>
          <dt>{estimate.afterCard >= 0 ? 'You save at most' : 'Not worth it for this trip'}</dt>
          <dd>{savingText(estimate.afterCard)}</dd>
        </div>
      </dl>
      <p>
        {estimate.afterCard >= 0
          ? `And the card is valid for the rest of its ${card.validMonths} months, also for anyone you lend it to.`
          : whenItPays(nightsToPay(night, card), card.validMonths)}
      </p>
    </div>
  )
}

function whenItPays(nights: number | null, months: number): string {
  return nights
    ? `With the hotel alone, it pays off from ${nights} nights here, or with a second trip in the same ${months} months.`
    : `The offer here is as good as a member’s price. It may pay off with another trip in the same ${months} months.`
}
