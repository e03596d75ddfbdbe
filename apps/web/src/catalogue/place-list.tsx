import { EmptyState } from '@susegad/ui/empty-state'
import type { ReactNode } from 'react'
import './place-list.css'

export interface PlacesProps<Place> {
  places: readonly Place[]
  empty: { title: string; text: string }
  headingLevel?: 2 | 3
}

interface PlaceListProps<Place> extends PlacesProps<Place> {
  layout: 'rows' | 'wall' | 'grid'
  item: (place: Place, index: number) => ReactNode
}

/** Cards of places in one of three layouts, or why there are none. */
export function PlaceList<Place extends { slug: string }>({
  places,
  empty,
  layout,
  item,
}: PlaceListProps<Place>) {
  if (places.length === 0) {
    return (
      <EmptyState title={empty.title} headingLevel={3}>
        {empty.text}
      </EmptyState>
    )
  }
  return (
    <ul className="place-list" data-layout={layout}>
      {places.map((place, index) => (
        <li key={place.slug}>{item(place, index)}</li>
      ))}
    </ul>
  )
}
