import { TIME_ZONE } from '@susegad/api-client/rules'
import { MOST_NIGHTS, nightsBetween, todayIn } from '@susegad/catalog-data/stay'
import { setDates, type Trip } from '@susegad/catalog-data/trip'
import { Button } from '@susegad/ui/button'
import { DateRangeField } from '@susegad/ui/date-range-field'
import { Dialog, DialogBody, DialogClose, DialogFooter, DialogHeader, DialogTitle } from '@susegad/ui/dialog'
import { PartyField } from '@susegad/ui/party-field'
import { useId, useState } from 'react'
import { keepTrip } from '../device-trip.ts'
import { partiesOf } from '../stay/stay-price.ts'
import { useTrip } from '../use-trip.ts'

/** What a shorter trip has moved off its days, and the trip before. */
export interface ShorterTrip {
  moved: number
  before: Trip
}

interface TripDialogProps {
  open: boolean
  onClose: (shorter?: ShorterTrip) => void
}

/** Asks for dates and people. A chunk of its own: most visitors read first. */
export default function TripDialog({ open, onClose }: TripDialogProps) {
  return (
    <Dialog size="sm" open={open} onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogHeader>
        <DialogTitle>Your dates</DialogTitle>
        <DialogClose />
      </DialogHeader>
      {open && <DatesForm onDone={onClose} />}
    </Dialog>
  )
}

function DatesForm({ onDone }: { onDone: TripDialogProps['onClose'] }) {
  const trip = useTrip()
  const [dates, setTyped] = useState({ from: trip.arrival ?? '', to: trip.departure ?? '' })
  const [rooms, setRooms] = useState<Trip['rooms']>(partiesOf(trip))
  const [error, setError] = useState('')
  const form = useId()
  const today = todayIn(TIME_ZONE, new Date())

  function keep() {
    const fault = faultOf(dates, today)
    setError(fault)
    if (fault) return
    const next = { arrival: dates.from, departure: dates.to }
    const { trip: changed, moved } = setDates({ ...trip, rooms }, next, new Date())
    keepTrip(changed)
    onDone(moved.length > 0 ? { moved: moved.length, before: trip } : undefined)
  }

  return (
    <>
      <DialogBody>
        <form
          id={form}
          noValidate
          className="trip-dialog"
          onSubmit={(event) => {
            event.preventDefault()
            keep()
          }}
        >
          <DateRangeField
            label="When you stay"
            labelVisibility="hidden"
            min={today}
            today={today}
            value={dates}
            error={error}
            onValueChange={(next) => {
              setTyped(next)
              setError('')
            }}
            labels={{ checkIn: 'Arrival', checkOut: 'Departure' }}
          />
          <PartyField
            label="Who travels"
            value={rooms}
            onValueChange={(next) =>
              setRooms(next.map(({ adults, children }) => ({ adults, children: [...children] })))
            }
          />
        </form>
      </DialogBody>
      <DialogFooter>
        <Button type="submit" form={form}>
          Show prices
        </Button>
      </DialogFooter>
    </>
  )
}

function faultOf({ from, to }: { from: string; to: string }, today: string): string {
  if (!from || !to) return 'Choose the day you arrive and the day you leave.'
  if (from < today) return 'Your arrival is in the past. Choose today or a later day.'
  if (to <= from) return 'Your departure must be after your arrival.'
  if (!nightsBetween(from, to)) return `For more than ${MOST_NIGHTS} nights, please send us an enquiry.`
  return ''
}
