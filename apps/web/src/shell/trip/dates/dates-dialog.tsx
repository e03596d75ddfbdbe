import { TIME_ZONE } from '@susegad/api-client/rules'
import { MOST_NIGHTS, nightsBetween, todayIn } from '@susegad/catalog-data/stay'
import { setDates, type Trip } from '@susegad/catalog-data/trip'
import { Button } from '@susegad/ui/button'
import { DateRangeField } from '@susegad/ui/date-range-field'
import { Dialog, DialogBody, DialogClose, DialogFooter, DialogHeader, DialogTitle } from '@susegad/ui/dialog'
import { PartyField } from '@susegad/ui/party-field'
import { useId, useState } from 'react'
import { readTrip } from '../device-trip.ts'
import { keepTrip } from '../keep-trip.ts'
import { partiesOf } from '../parties.ts'
import { sayTripIsShorter } from '../trip-notices.ts'
import { useTrip } from '../use-trip.ts'
import './dates-dialog.css'

interface DatesDialogProps {
  open: boolean
  onClose: () => void
}

/** Asks for dates and people, and clears them. */
export default function DatesDialog({ open, onClose }: DatesDialogProps) {
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

function DatesForm({ onDone }: { onDone: () => void }) {
  const trip = useTrip()
  const [dates, setTyped] = useState({ from: trip.arrival ?? '', to: trip.departure ?? '' })
  const [rooms, setRooms] = useState<Trip['rooms']>(partiesOf(trip))
  const [error, setError] = useState('')
  const form = useId()
  const today = todayIn(TIME_ZONE, new Date())
  // During the stay its arrival stays possible.
  const isDuringStay = trip.arrival && trip.arrival < today && (trip.departure ?? '') >= today

  function keep() {
    const fault = faultOf(dates, today, trip.arrival)
    setError(fault)
    if (fault) return
    changeDates(dates.from, dates.to, rooms)
    onDone()
  }

  return (
    <>
      <DialogBody>
        <form
          id={form}
          noValidate
          className="dates-dialog"
          onSubmit={(event) => {
            event.preventDefault()
            keep()
          }}
        >
          <DateRangeField
            label="When you stay"
            labelVisibility="hidden"
            min={isDuringStay ? (trip.arrival ?? today) : today}
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
            label="Guests"
            value={rooms}
            onValueChange={(next) =>
              setRooms(next.map(({ adults, children }) => ({ adults, children: [...children] })))
            }
          />
        </form>
      </DialogBody>
      <DialogFooter>
        {trip.departure && (
          <Button
            variant="ghost"
            onClick={() => {
              changeDates(null, null, [])
              onDone()
            }}
          >
            Clear
          </Button>
        )}
        <Button type="submit" form={form}>
          Save dates
        </Button>
      </DialogFooter>
    </>
  )
}

function changeDates(arrival: string | null, departure: string | null, rooms: Trip['rooms']): void {
  const before = readTrip()
  const { trip, moved } = setDates({ ...before, rooms }, { arrival, departure }, new Date())
  keepTrip(trip)
  if (moved.length > 0) sayTripIsShorter(before, moved)
}

function faultOf(
  { from, to }: { from: string; to: string },
  today: string,
  arrival: Trip['arrival'],
): string {
  if (!from || !to) return 'Choose the day you arrive and the day you leave.'
  const isDuringStay = from === arrival && to >= today
  if (from < today && !isDuringStay) return 'Your arrival is in the past. Choose today or a later day.'
  if (to <= from) return 'Your departure must be after your arrival.'
  if (!nightsBetween(from, to)) return `For more than ${MOST_NIGHTS} nights, please send us an enquiry.`
  return ''
}
