import type { PageSource } from '../../page-data/load-page.ts'
import type { PageData } from '../../page-data/page-data.ts'

export type TripPlaces = PageData['trip']

const fetched = new WeakMap<PageSource, Promise<TripPlaces>>()

/** All places with the facts for plans and prices: the data of the trip's page, fetched once. */
export function fetchTripPlaces(pageAt: PageSource): Promise<TripPlaces> {
  const known = fetched.get(pageAt)
  if (known) return known
  const places = pageAt({ pathname: '/trip', href: '/trip' }).then((page) => {
    if (page?.kind !== 'trip') throw new Error('The page of the trip has no data.')
    return page
  })
  fetched.set(pageAt, places)
  places.catch(() => fetched.delete(pageAt))
  return places
}
