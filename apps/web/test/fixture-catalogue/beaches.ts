import type { Beach } from '@susegad/catalog-data/beaches'
import { normaliseBeach } from '@susegad/catalog-data/normalise'

/** Nothing but what a record must have. */
export const bareBeach = normaliseBeach({
  slug: 'bare-beach-goa-india',
  name: 'Bare Beach',
  location: 'Pernem',
})

export const fixtureBeaches: readonly Beach<string, string>[] = [bareBeach]
