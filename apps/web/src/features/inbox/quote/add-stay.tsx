import type { StaffEnquiry } from '@susegad/api-client/contract'
import { TIME_ZONE } from '@susegad/api-client/rules'
import {
  estimateStay,
  mealPlanOf,
  nightsBetween,
  type StayEstimate,
  todayIn,
} from '@susegad/catalog-data/stay'
import { Button } from '@susegad/ui/button'
import { Checkbox } from '@susegad/ui/checkbox'
import { useLocale } from '@susegad/ui/locale'
import { PartyField, type RoomGuests } from '@susegad/ui/party-field'
import { Select } from '@susegad/ui/select'
import { TextField } from '@susegad/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { enquiries } from '../../../enquiries/enquiry-queries.ts'
import type { HotelOfTrip } from '../../../page-data/page-data.ts'
import { openText } from '../../../shell/trip/stay/open-text.ts'
import { QuoteTable } from '../../../signed-in/quote/quote-table.tsx'
import type { EstimateLines } from './estimate-lines.ts'
import { stayLines } from './stay-lines.ts'

interface AddStayProps {
  hotels: readonly HotelOfTrip[]
  enquiry: Pick<StaffEnquiry, '_id' | 'context' | 'dateOfPlan'>
  onAdd: (lines: EstimateLines) => void
}

/** Hotel, room, dates and people, as the visitor planned them, priced as on the visitor's own page. */
export function AddStay({ hotels, enquiry, onAdd }: AddStayProps) {
  const { trip, estimate: shown } = useSentPlan(enquiry._id) ?? {}
  const { hotel: plannedHotel, plan: plannedMeals } = trip?.stay ?? {}
  // Without a choice the visitor saw the price of the cheapest room that fits them.
  const plannedRoom = trip?.stay?.room ?? (shown?.hotel === plannedHotel ? shown?.room : undefined)
  const { context } = enquiry
  const [slug, setSlug] = useState(plannedHotel ?? (context?.kind === 'hotel' ? context.slug : '') ?? '')
  const [category, setCategory] = useState(plannedRoom ?? '')
  const [chosenPlan, setPlan] = useState(plannedMeals ?? 'CP')
  // The customer may have asked for another day than their trip's.
  const asked = enquiry.dateOfPlan?.slice(0, 10) ?? trip?.arrival ?? ''
  const [arrival, setArrival] = useState(asked)
  const [departure, setDeparture] = useState((asked === trip?.arrival && trip.departure) || '')
  // A plan without dates has no people either.
  const [rooms, setRooms] = useState<RoomGuests[]>(
    trip?.rooms.length ? trip.rooms : [{ adults: 2, children: [] }],
  )
  const [lateCheckOut, setLate] = useState(false)
  const hotel = hotels.find((one) => one.slug === slug) ?? hotels[0]
  const room = hotel?.rooms.find((one) => one.category === category) ?? hotel?.rooms[0]
  if (!hotel || !room) return <p role="status">The catalogue has no hotel with rooms.</p>
  const dates = { arrival: arrival || null, departure: departure || null }
  const plan = mealPlanOf(hotel, chosenPlan)
  const today = todayIn(TIME_ZONE, new Date())
  const estimate = estimateStay(hotel, room, { ...dates, rooms }, { plan, lateCheckOut, today })
  const nights = nightsBetween(dates.arrival, dates.departure)?.length ?? 0
  const lines = stayLines({ hotel: hotel.name, room: room.category, nights, estimate })
  return (
    <div className="desk-quote-choice">
      <Select label="Hotel" value={hotel.slug} onChange={({ currentTarget }) => setSlug(currentTarget.value)}>
        {hotels.map((one) => (
          <option key={one.slug} value={one.slug}>
            {one.name}
          </option>
        ))}
      </Select>
      <Select
        label="Room"
        value={room.category}
        onChange={({ currentTarget }) => setCategory(currentTarget.value)}
      >
        {hotel.rooms.map((one) => (
          <option key={one.key} value={one.category}>
            {one.category}
          </option>
        ))}
      </Select>
      <TextField
        label="Arrival"
        type="date"
        value={arrival}
        onChange={({ currentTarget }) => setArrival(currentTarget.value)}
      />
      <TextField
        label="Departure"
        type="date"
        value={departure}
        onChange={({ currentTarget }) => setDeparture(currentTarget.value)}
      />
      <Select
        label="Meals"
        value={plan}
        disabled={hotel.stay?.halfBoard}
        onChange={({ currentTarget }) => setPlan(currentTarget.value === 'MAP' ? 'MAP' : 'CP')}
      >
        <option value="CP">Breakfast</option>
        <option value="MAP">Breakfast and dinner</option>
      </Select>
      <Checkbox
        label="Late check-out"
        checked={lateCheckOut}
        onChange={({ currentTarget }) => setLate(currentTarget.checked)}
      />
      <PartyField label="People" value={rooms} onValueChange={setRooms} />
      <StayPrice estimate={estimate} hasLines={lines !== undefined} />
      <Button size="sm" disabled={!lines} onClick={() => lines && onAdd(lines)}>
        Add to the quote
      </Button>
    </div>
  )
}

/** What the visitor had planned, and its price; the open enquiry has been loaded with it. */
function useSentPlan(id: string) {
  const detail = useQueryClient().getQueryData(enquiries.detail(id).queryKey)
  return detail?.plan
}

/** The lines of the stay, and what has no price yet. */
function StayPrice({ estimate, hasLines }: { estimate: StayEstimate; hasLines: boolean }) {
  const { locale } = useLocale()
  const { lines, total, open } = estimate
  return (
    <>
      {lines.length > 0 && (
        <QuoteTable quote={{ lines, discount: null }} caption="The stay" hasTotal={total !== null} />
      )}
      {open.length > 0 && (
        <ul className="desk-hint">
          {[...new Set(open.map((question) => openText(question, locale)))].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {hasLines && <li>Items without a price are added as lines for you to fill in.</li>}
        </ul>
      )}
    </>
  )
}
