import { describe, expect, it } from 'vitest'
import { estimate, trip } from '../../test/plan.ts'
import { testBusiness } from '../../test/service.ts'
import { planLines } from './plan-lines.ts'

const writing = Object.assign(testBusiness(), {
  places: {
    'hotel/la-view-hotel': 'La View',
    'beach/baga-beach': 'Baga',
    'beach/palolem-beach': 'Palolem',
  },
})
const planned = {
  trip: trip({
    rooms: [
      { adults: 2, children: [6] },
      { adults: 1, children: [3, 9] },
    ],
    saved: [
      { place: 'beach/baga-beach', at: '2026-11-28T09:00:00.000Z' },
      { place: 'activity/dudhsagar-trip', at: '2026-11-28T09:00:00.000Z' },
      { place: 'hotel/la-view-hotel', at: '2026-11-28T09:00:00.000Z' },
      { place: 'beach/gone-beach', at: '2026-11-28T09:00:00.000Z', gone: true },
    ],
  }),
  estimate: estimate(),
  language: 'en',
} as const

describe('the plan in an email', () => {
  it('has dates, people, stay, days, other saved places and the estimate', () => {
    expect(planLines(planned, writing, 'staff')).toEqual([
      'Dates: 24 Dec 2026 to 28 Dec 2026, 4 nights',
      'People: room 1: 2 adults, 1 child (age 6); room 2: 1 adult, 2 children (ages 3, 9)',
      'Stay: La View, Sea View, with breakfast',
      'Estimate: ₹12,796',
      '',
      'Day 1, 24 Dec 2026: Baga, River Cruise (no longer on the site)',
      'Day 3, 26 Dec 2026: Palolem',
      'Also saved: Dudhsagar Trip (no longer on the site)',
    ])
  })

  it('names the room of the estimate where none was chosen', () => {
    const stay = { hotel: 'la-view-hotel', room: null, plan: 'CP' } as const
    const lines = planLines({ ...planned, trip: trip({ stay }) }, writing, 'staff')
    expect(lines).toContain('Stay: La View, Sea View, with breakfast')
  })

  it('says what is open instead of a total', () => {
    const open = ['The gala dinner is quoted with your booking.', 'Dinner for the third guest is open.']
    const plan = { ...planned, trip: null, estimate: estimate({ plan: 'MAP', total: null, open }) }
    expect(planLines(plan, writing, 'staff')).toEqual([
      'Stay: La View, Sea View, with breakfast and dinner',
      'Estimate: no total yet. The gala dinner is quoted with your booking. Dinner for the third guest is open.',
    ])
  })

  it('to the visitor has no word that only they have typed', () => {
    const spam = 'cheap-pills-at-evil-example'
    const lines = planLines(
      {
        trip: trip({
          stay: { hotel: spam, room: 'https://evil.example', plan: 'CP' },
          days: [[`beach/${spam}`, 'beach/baga-beach']],
          saved: [{ place: `beach/${spam}-too`, at: '2026-11-28T09:00:00.000Z' }],
        }),
        estimate: estimate({ total: null, open: ['https://evil.example'], room: 'pills', hotel: spam }),
        language: null,
      },
      writing,
      'visitor',
    )
    expect(lines).toEqual([
      'Dates: 24 Dec 2026 to 28 Dec 2026, 4 nights',
      'People: 2 adults, 1 child (age 6)',
      'Estimate: no total yet. We will quote it for you.',
      '',
      'Day 1, 24 Dec 2026: Baga',
      'No longer on our site: 3 places',
    ])
  })

  it('leaves out what is not planned', () => {
    const bare = trip({ arrival: null, departure: null, rooms: [], saved: [], stay: null, days: [] })
    expect(planLines({ trip: bare, estimate: null, language: 'en' }, writing, 'staff')).toEqual([])
    expect(planLines({ ...planned, trip: { ...bare, arrival: '2026-12-24' } }, writing, 'staff')[0]).toBe(
      'Dates: 24 Dec 2026',
    )
  })
})
