import { CheckIcon } from '@susegad/ui/icon'
import type { CardNumbers } from '../../page-data/site.ts'
import { usePriceText } from '../../shell/formats/use-price-text.ts'

interface MembershipFiguresProps {
  membership: CardNumbers
  terms: readonly string[]
}

/** The offer in figures. */
export function MembershipFigures({ membership, terms }: MembershipFiguresProps) {
  const priceText = usePriceText()
  const { luxuryHotelPercent: luxury } = membership
  return (
    <section className="membership-figures" aria-label="The offer in figures">
      <dl className="membership-sum">
        <div>
          <dt>Total savings</dt>
          <dd>worth {priceText(membership.worth)}</dd>
        </div>
        <div>
          <dt>The card</dt>
          <dd>{priceText(membership.price)}</dd>
        </div>
        <div data-result>
          <dt>You save {membership.savingPercent}%</dt>
          <dd>{priceText(membership.saving)}</dd>
        </div>
      </dl>
      <dl className="membership-facts">
        <div>
          <dt>Valid</dt>
          <dd>{membership.validMonths} months</dd>
        </div>
        <div>
          <dt>Hotels</dt>
          <dd>
            Up to {membership.hotelPercent}% off hotels ({luxury.from}-{luxury.to}% on luxury hotels)
          </dd>
        </div>
        <div>
          <dt>Water sports</dt>
          <dd>Up to {membership.waterSportPercent}% off water sports</dd>
        </div>
        <div>
          <dt>Total benefits</dt>
          <dd>Up to {priceText(membership.benefitsUpTo)}</dd>
        </div>
      </dl>
      <ul className="membership-terms">
        {terms.map((term) => (
          <li key={term}>
            <CheckIcon />
            {term}
          </li>
        ))}
      </ul>
    </section>
  )
}
