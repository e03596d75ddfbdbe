/** The guests of one room. */
export interface RoomParty {
  adults: number
  /** Their ages in whole years, on the day of arrival. */
  children: readonly number[]
}

/** Days as 2026-12-24; the day of departure is no night. */
export interface StayTrip {
  arrival: string | null
  departure: string | null
  rooms: readonly RoomParty[]
}

export interface StayOptions {
  /** CP is with breakfast, MAP with breakfast and dinner. @default 'CP' */
  plan?: 'CP' | 'MAP'
  lateCheckOut?: boolean
  /** What a member gets off the list price, in percent; without it there is no saving. */
  memberPercent?: number
  /** Refuses an arrival before this day. */
  today?: string
}

/** A line of a quote: `quantity` × `nights` × `price`. */
export interface StayLine {
  kind:
    | 'room'
    | 'mattress'
    | 'child'
    | 'dinner'
    | 'child-dinner'
    | 'dinner-for-two'
    | 'compulsory'
    | 'late-check-out'
  /** Name of the season, where the price depends on it. */
  season: string | null
  text: string
  quantity: number
  nights: number | null
  guests: number | null
  /** Price of one, per night if the line has nights. */
  price: number
}

/** Why there is no total; `room` is the index of the party. `to` is null for nights before `from`. */
export type OpenQuestion =
  | { kind: 'dates' | 'past' | 'rules' | 'dinner' | 'late-check-out' }
  | { kind: 'validity'; nights: number; from: string; to: string | null }
  | { kind: 'room-price' | 'mattress-price' | 'child-price'; nights: number }
  | { kind: 'people' | 'capacity' | 'ages'; room: number }
  | { kind: 'minimum-age'; room: number; age: number }
  | { kind: 'shortest'; season: string; nights: number }
  | { kind: 'compulsory'; what: string }

export interface StayEstimate {
  lines: StayLine[]
  /** Sum of the lines; null as long as a question is open. */
  total: number | null
  /** What is known without a total: nights with a known price of the room, and the sum of the lines. */
  partial: { nights: number; amount: number } | null
  open: OpenQuestion[]
  /** What a member saves at most, on the room alone. */
  memberSaving: number
}
