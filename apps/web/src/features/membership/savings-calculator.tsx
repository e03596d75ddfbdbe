import { estimateMembership, nightsToPay, type OfferedPrice } from '@susegad/catalog-data/membership'
import { Checkbox } from '@susegad/ui/checkbox'
import { Select } from '@susegad/ui/select'
import { TextField } from '@susegad/ui/text-field'
import { useState } from 'react'
import type { PageData } from '../../page-data/page-data.ts'
import type { CardNumbers } from '../../page-data/site.ts'
import { usePriceText } from '../../shell/formats/use-price-text.ts'

type SavingsCalculatorProps = Pick<PageData['membership'], 'hotels' | 'waterSports'> & { card: CardNumbers }

const offerText = (percent: number | null) => (percent ? ` at ${percent}% off` : '')

/** Calculates a visitor's savings from the catalogue's prices and offers. */
export function SavingsCalculator({ card, hotels, waterSports: sports }: SavingsCalculatorProps) {
  const priceText = usePriceText()
  // With a true minus sign.
  const savingText = (amount: number) => (amount < 0 ? `\u2212${priceText(-amount)}` : priceText(amount))
  // The first hotel or activity on which a member saves.
  const firstSport = sports.find(({ offer }) => (offer ?? 0) < card.waterSportPercent)
  const [slug, setSlug] = useState<string>(hotels[0]?.slug ?? '')
  const [nights, setNights] = useState(3)
  const [people, setPeople] = useState(2)
  const [chosen, setChosen] = useState<readonly string[]>(firstSport ? [firstSport.slug] : [])
  const hotel = hotels.find((candidate) => candidate.slug === slug)
  const night: OfferedPrice = { price: hotel?.price ?? 0, offer: hotel?.discount ?? null }
  const waterSports = sports
    .filter((sport) => chosen.includes(sport.slug))
    .map(({ price, offer }) => ({ price, offer, people }))
  const estimate = estimateMembership({ nights, night, waterSports }, card)
  return (
    <div className="savings">
      <div className="savings-trip">
        <Select label="Hotel" value={slug} onChange={(event) => setSlug(event.target.value)}>
          {hotels.map(({ slug: value, name, price, discount }) => (
            <option key={value} value={value}>
              {`${name}, ${priceText(price)} a night${offerText(discount)}`}
            </option>
          ))}
        </Select>
        <TextField
          label="Nights"
          type="number"
          min={0}
          max={60}
          value={nights}
          onChange={(event) => setNights(wholeNumber(event.target.value, 60))}
        />
        <TextField
          label="People on the water"
          type="number"
          min={0}
          max={40}
          value={people}
          onChange={(event) => setPeople(wholeNumber(event.target.value, 40))}
        />
        <fieldset className="savings-sports">
          <legend>On the water</legend>
          {sports.map((sport) => (
            <Checkbox
              key={sport.slug}
              label={
                <>
                  {sport.name} <small>{priceText(sport.price) + offerText(sport.offer)}</small>
                </>
              }
              checked={chosen.includes(sport.slug)}
              onChange={(event) =>
                setChosen(
                  event.target.checked
                    ? [...chosen, sport.slug]
                    : chosen.filter((value) => value !== sport.slug),
                )
              }
            />
          ))}
        </fieldset>
        <p className="savings-rule">
          These prices already include their offers. Members pay the offer or the member’s price, whichever is
          lower, so the card saves only the difference.
        </p>
      </div>
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
    </div>
  )
}

function whenItPays(nights: number | null, months: number): string {
  return nights
    ? `With the hotel alone, it pays off from ${nights} nights here, or with a second trip in the same ${months} months.`
    : `The offer here is as good as a member’s price. It may pay off with another trip in the same ${months} months.`
}

function wholeNumber(text: string, most: number): number {
  return Math.min(most, Math.max(0, Math.floor(Number(text)) || 0))
}
