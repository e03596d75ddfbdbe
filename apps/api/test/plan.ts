import type { EstimateInput, TripInput } from '@susegad/api-client/contract'

/** A visitor's trip over Christmas. */
export const trip = (over: Partial<TripInput> = {}): TripInput => ({
  v: 1,
  changed: '2026-11-28T10:00:00.000Z',
  arrival: '2026-12-24',
  departure: '2026-12-28',
  rooms: [{ adults: 2, children: [6] }],
  saved: [{ place: 'beach/baga-beach', at: '2026-11-28T09:00:00.000Z' }],
  stay: { hotel: 'la-view-hotel', room: 'Sea View', plan: 'CP' },
  days: [['beach/baga-beach', 'activity/river-cruise'], [], ['beach/palolem-beach']],
  ...over,
})

export const estimate = (over: Partial<EstimateInput> = {}): EstimateInput => ({
  hotel: 'la-view-hotel',
  room: 'Sea View',
  plan: 'CP',
  lines: [{ text: 'Sea View, peak season', quantity: 1, nights: 4, guests: 2, price: 3199 }],
  total: 12_796,
  open: [],
  ...over,
})
