import type { PlaceKey, Trip } from './trip-type.ts'

export const MOST_SAVED = 40

/** The saved places, newest first, which is the order in which a trip has them. */
export const savedPlaces = ({ saved }: Pick<Trip, 'saved'>): PlaceKey[] =>
  saved.filter(({ gone }) => !gone).map(({ place }) => place)

export const isSaved = ({ saved }: Pick<Trip, 'saved'>, place: PlaceKey): boolean =>
  saved.some((entry) => entry.place === place && !entry.gone)
