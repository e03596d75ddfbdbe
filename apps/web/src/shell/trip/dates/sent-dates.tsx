import { type Trip, tripSentence } from '@susegad/catalog-data/trip'
import { partiesOf } from '../stay/stay-price.ts'

/** Says that dates and people go with an enquiry. */
export default function SentDates({ trip }: { trip: Trip }) {
  return (
    <p className="privacy-notice">
      Your dates go with your message: {tripSentence({ ...trip, rooms: partiesOf(trip) })}.
    </p>
  )
}
