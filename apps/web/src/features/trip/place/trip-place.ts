import type { Picture } from '@susegad/catalog-data/pictures'
import type { PlaceKey, TripKind } from '@susegad/catalog-data/trip'
import type { TripPlaces } from '../../../shell/trip/trip-places.ts'

/** What the page shows of a place, whatever its kind. */
export interface TripPlace {
  key: PlaceKey
  kind: TripKind
  slug: string
  name: string
  location: string | null
  picture: Picture | undefined
}

type Listed = Pick<TripPlace, 'slug' | 'name' | 'location' | 'picture'>

/** Every place that can be saved, by its key. */
export function placesByKey({ hotels, activities, beaches }: TripPlaces): ReadonlyMap<string, TripPlace> {
  const listed = (kind: TripKind, records: readonly Listed[]) =>
    records.map(({ slug, name, location, picture }): [string, TripPlace] => {
      const key: PlaceKey = `${kind}/${slug}`
      return [key, { key, kind, slug, name, location, picture }]
    })
  return new Map([...listed('hotel', hotels), ...listed('activity', activities), ...listed('beach', beaches)])
}
