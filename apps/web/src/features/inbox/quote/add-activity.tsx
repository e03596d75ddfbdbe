import { QUOTE_MAX } from '@susegad/api-client/rules'
import type { ActivitySummary } from '@susegad/catalog-data/activities'
import { Button } from '@susegad/ui/button'
import { NumberField } from '@susegad/ui/number-field'
import { Select } from '@susegad/ui/select'
import { useState } from 'react'
import { usePriceText } from '../../../shell/formats/use-price-text.ts'
import type { EstimateLines } from './estimate-lines.ts'

interface AddActivityProps {
  activities: readonly ActivitySummary[]
  onAdd: (lines: EstimateLines) => void
}

/** An activity by its name and price for each person. */
export function AddActivity({ activities, onAdd }: AddActivityProps) {
  const priceText = usePriceText()
  const [slug, setSlug] = useState('')
  const [people, setPeople] = useState<number | null>(2)
  const activity = activities.find((one) => one.slug === slug) ?? activities[0]
  if (!activity) return <p role="status">The catalogue has no activity.</p>
  const { name, price } = activity
  const isPossible = people !== null && people >= 1 && people <= QUOTE_MAX.quantity
  return (
    <div className="desk-quote-choice">
      <Select
        label="Activity"
        value={activity.slug}
        onChange={({ currentTarget }) => setSlug(currentTarget.value)}
      >
        {activities.map((one) => (
          <option key={one.slug} value={one.slug}>
            {one.name}, {priceText(one.price)}
            {one.status === 'Active' ? '' : ' (closed)'}
          </option>
        ))}
      </Select>
      <NumberField label="People" min={1} max={QUOTE_MAX.quantity} value={people} onValueChange={setPeople} />
      <Button
        size="sm"
        disabled={!isPossible}
        onClick={() =>
          isPossible &&
          onAdd([{ text: name, quantity: people, nights: null, guests: null, price: Math.round(price) }])
        }
      >
        Add to the quote
      </Button>
    </div>
  )
}
