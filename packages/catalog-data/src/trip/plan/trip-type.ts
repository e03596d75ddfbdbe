export type TripKind = 'hotel' | 'activity' | 'beach'

/** A record of the catalogue, such as beach/baga-beach. */
export type PlaceKey = `${TripKind}/${string}`

export interface SavedPlace {
  place: PlaceKey
  /** When it was saved or taken off, ISO 8601. */
  at: string
  /** Taken off; kept so that another device learns of it. */
  gone?: true
}

/** The stay that an estimate is made for. */
export interface TripStay {
  hotel: string
  /** Category of the room; null until one is chosen. */
  room: string | null
  plan: 'CP' | 'MAP'
}

/** A visitor's trip, as kept on the device and in the account. */
export interface Trip {
  v: 1
  /** When dates, people, stay or days were last changed, by the device's clock, ISO 8601. Saved places have `at`. */
  changed: string
  /** Days as 2026-12-24. */
  arrival: string | null
  departure: string | null
  rooms: { adults: number; children: number[] }[]
  saved: SavedPlace[]
  stay: TripStay | null
  /** Saved places by day, the first day first, each on one day at most. Dates are apart, so that changing them never moves a place. */
  days: PlaceKey[][]
}
