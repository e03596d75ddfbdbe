import { seasons } from './house-rules.ts'

/** The three seasons of every rate card, in the order of its prices. */
export const rateSeasons: readonly { name: string; days: string }[] = [
  { name: 'Monsoon', days: seasons.monsoon },
  { name: 'Season', days: seasons.regular },
  { name: 'Peak', days: seasons.peak },
]

export const rateValidity = { validFrom: '2026-10-01', validTo: '2027-09-30' } as const

export const mattressExtra = {
  name: 'Extra mattress per night',
  price: '₹500 / ₹1,000 / ₹1,500 by season',
} as const
