import { activitySummaries, hasWaterSport } from '@susegad/catalog-data/activities'
import { hotelSummaries } from '@susegad/catalog-data/hotels'
import { estimateMembership, membership } from '@susegad/catalog-data/membership'
import { Checkbox } from '@susegad/ui/checkbox'
import { formatPrice } from '@susegad/ui/logic/format-price'
import { Select } from '@susegad/ui/select'
import { TextField } from '@susegad/ui/text-field'
import { useState } from 'react'
import { formatSaving } from './format-saving.ts'

const sports = activitySummaries.filter(hasWaterSport)

/** The arithmetic for the visitor, from the real prices. */
export function SavingsCalculator() {
  const [slug, setSlug] = useState<string>(hotelSummaries[0]?.slug ?? '')
  const [nights, setNights] = useState(3)
  const [people, setPeople] = useState(2)
  const [chosen, setChosen] = useState<readonly string[]>(sports.slice(0, 1).map((sport) => sport.slug))
  const hotel = hotelSummaries.find((candidate) => candidate.slug === slug)
  const waterSports = sports
    .filter((sport) => chosen.includes(sport.slug))
    .reduce((sum, sport) => sum + sport.price * people, 0)
  const estimate = estimateMembership({ nights, nightPrice: hotel?.price ?? 0, waterSports })
  return (
    <div className="savings">
      <div className="savings-trip">
        <Select label="Hotel" value={slug} onChange={(event) => setSlug(event.target.value)}>
          {hotelSummaries.map(({ slug: value, name, price }) => (
            <option key={value} value={value}>
              {name}, {formatPrice(price)} a night
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
                  {sport.name} <small>{formatPrice(sport.price)}</small>
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
      </div>
      <div className="savings-result" role="status">
        <dl>
          <div>
            <dt>Hotel, up to {membership.hotelPercent}% off</dt>
            <dd>{formatPrice(estimate.hotels)}</dd>
          </div>
          <div>
            <dt>Water sports, up to {membership.waterSportPercent}% off</dt>
            <dd>{formatPrice(estimate.waterSports)}</dd>
          </div>
          <div>
            <dt>Less the card</dt>
            <dd>{formatSaving(-membership.price)}</dd>
          </div>
          <div data-result>
            <dt>{estimate.afterCard >= 0 ? 'Left in your pocket, at most' : 'Not worth it for this trip'}</dt>
            <dd>{formatSaving(estimate.afterCard)}</dd>
          </div>
        </dl>
        <p>
          {estimate.afterCard >= 0
            ? 'And the card goes on for the rest of its 12 months, for whoever you lend it to.'
            : 'It pays from about three nights, or with a second trip in the same 12 months.'}
        </p>
      </div>
    </div>
  )
}

function wholeNumber(text: string, most: number): number {
  return Math.min(most, Math.max(0, Math.floor(Number(text)) || 0))
}
