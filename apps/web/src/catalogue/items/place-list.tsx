import { EmptyState } from '@susegad/ui/empty-state'
import { Rail } from '@susegad/ui/rail'
import type { ReactNode } from 'react'
import './place-list.css'

export interface PlacesProps<Place> {
  places: readonly Place[]
  /** Shown instead of an empty list; without it nothing is rendered. */
  empty?: { title: string; text: string }
  headingLevel?: 2 | 3
  /** Show the cards as a rail with their count, where there is little room. */
  rail?: boolean
}

interface PlaceListProps<Place> extends PlacesProps<Place> {
  one: string
  many: string
  layout: 'rows' | 'wall' | 'grid'
  item: (place: Place, index: number) => ReactNode
}

/** Cards of places in one of three layouts, or an empty state. */
export function PlaceList<Place extends { slug: string }>({
  places,
  empty,
  rail = false,
  one,
  many,
  layout,
  item,
}: PlaceListProps<Place>) {
  if (places.length === 0) {
    return empty ? (
      <EmptyState title={empty.title} headingLevel={3}>
        {empty.text}
      </EmptyState>
    ) : null
  }
  const list = {
    className: 'place-list',
    'data-layout': layout,
    children: places.map((place, index) => <li key={place.slug}>{item(place, index)}</li>),
  }
  return rail ? (
    <Rail {...list} count={`${places.length} ${places.length === 1 ? one : many}`} />
  ) : (
    <ul {...list} />
  )
}
