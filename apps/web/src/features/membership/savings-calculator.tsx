import { estimateMembership, type OfferedPrice } from '@susegad/catalog-data/membership'
import { Checkbox } from '@susegad/ui/checkbox'
import { Select } from '@susegad/ui/select'
import { TextField } from '@susegad/ui/text-field'
import { useState } from 'react'
import type { PageData } from '../../page-data/page-data.ts'
import type { CardNumbers } from '../../page-data/site.ts'
import { usePriceText } from '../../shell/formats/use-price-text.ts'
import { SavingsResult } from './savings-result.tsx'

type SavingsCalculatorProps = Pick<PageData['membership'], 'hotels' | 'waterSports'> & { card: CardNumbers }

const offerText = (percent: number | null) => (percent ? ` at ${percent}% off` : '')

/** Calculates a visitor's savings from the catalogue's prices and offers. */
export function SavingsCalculator({ card, hotels, waterSports: sports }: SavingsCalculatorProps) {
  const priceText = usePriceText()
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
        {/* Texts, because React leaves “05” in a field whose value is the number 5. */}
        <TextField
          label="Nights"
          type="number"
          min={0}
          max={60}
          value={String(nights)}
          onChange={(event) => setNights(wholeNumber(event.target.value, 60))}
        />
        <TextField
          label="People on the water"
          type="number"
          min={0}
          max={40}
          value={String(people)}
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
      <SavingsResult card={card} night={night} estimate={estimate} />
    </div>
  )
}

function wholeNumber(text: string, most: number): number {
  return Math.min(most, Math.max(0, Math.floor(Number(text)) || 0))
}
