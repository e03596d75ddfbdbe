import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import type { PlaceKey, Trip } from '../plan/trip-type.ts'
import { calendarFile, emptyTrip } from '../trip.ts'

const now = new Date('2026-11-20T09:00:07.123Z')
const hindi = 'कलंगुट समुद्र तट पर सूर्यास्त और कुर्सी, ठण्डा शृंगार; द्वितीय ईंटें '.repeat(4).slice(0, 200)
const names: Record<PlaceKey, string> = {
  'hotel/la-view': 'La View Hotel',
  'beach/baga': 'Baga, Tito’s Lane; the "loud" end\\side\nBEGIN:VALARM',
  'beach/calangute': hindi,
  'beach/colva': '🏖'.repeat(60),
}
const trip: Trip = {
  ...emptyTrip(now),
  arrival: '2026-12-30',
  departure: '2027-01-02',
  stay: { hotel: 'la-view', room: 'Deluxe Room', plan: 'CP' },
  days: [['beach/baga', 'beach/lost'], ['beach/calangute'], ['beach/colva']],
}

function eventsIn(file: string | null) {
  const calendar = new ICAL.Component(ICAL.parse(file ?? ''))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(component)
    return { uid, summary, from: startDate.toString(), to: endDate.toString(), isDate: startDate.isDate }
  })
}

describe('the calendar file', () => {
  const file = calendarFile(trip, names, now) ?? ''

  it('is read back as a stay and an all-day event for each place', () => {
    expect(hindi).toHaveLength(200)
    expect(eventsIn(file)).toEqual([
      {
        uid: 'hotel-la-view@trip',
        summary: 'La View Hotel',
        from: '2026-12-30',
        to: '2027-01-03',
        isDate: true,
      },
      {
        uid: 'beach-baga@trip',
        summary: names['beach/baga'],
        from: '2026-12-30',
        to: '2026-12-31',
        isDate: true,
      },
      { uid: 'beach-calangute@trip', summary: hindi, from: '2026-12-31', to: '2027-01-01', isDate: true },
      {
        uid: 'beach-colva@trip',
        summary: names['beach/colva'],
        from: '2027-01-01',
        to: '2027-01-02',
        isDate: true,
      },
    ])
  })

  it('has lines of at most 75 octets that end in CR LF, and breaks no letter', () => {
    const lines = file.split('\r\n')
    expect(lines.at(-1)).toBe('')
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toMatch(/[\r\n]/)
      expect(line.isWellFormed()).toBe(true)
    }
    expect(lines.some((line) => Buffer.byteLength(line) > 72)).toBe(true)
  })

  it('has what the standard asks for', () => {
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:.+\r\n/)
    expect(file).toMatch(/END:VCALENDAR\r\n$/)
    expect(file.match(/DTSTAMP:20261120T090007Z\r\n/g)).toHaveLength(4)
  })

  it('keeps its UIDs when the places move to other days', () => {
    const moved = { ...trip, arrival: '2027-02-01', departure: '2027-02-03', days: trip.days.toReversed() }
    const uids = (one: Trip) => eventsIn(calendarFile(one, names, now)).map(({ uid }) => uid)
    expect(uids(moved).toSorted()).toEqual(uids(trip).toSorted())
  })

  it('has the days without the stay as long as there is no departure, and is none without an arrival', () => {
    const open = calendarFile({ ...trip, departure: null }, names, now)
    expect(eventsIn(open).map(({ from }) => from)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01'])
    expect(calendarFile({ ...trip, arrival: null }, names, now)).toBeNull()
    expect(calendarFile({ ...trip, stay: null, days: [] }, names, now)).toBeNull()
  })
})
