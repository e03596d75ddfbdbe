import type { Trip } from '@susegad/catalog-data/trip'

/** Guests of a trip for which nobody has been named yet. */
const TWO_ADULTS = [{ adults: 2, children: [] }]

/** The people of a trip; two adults until somebody says otherwise. */
export const partiesOf = ({ rooms }: Pick<Trip, 'rooms'>) => (rooms.length > 0 ? rooms : TWO_ADULTS)
