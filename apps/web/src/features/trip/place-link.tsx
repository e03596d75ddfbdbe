import { Link } from '@tanstack/react-router'
import type { TripPlace } from './trip-place.ts'

/** The place's name, which leads to its page. */
export function PlaceLink({ place: { kind, slug, name } }: { place: TripPlace }) {
  const params = { slug }
  if (kind === 'hotel')
    return (
      <Link to="/hotels/$slug" params={params}>
        {name}
      </Link>
    )
  if (kind === 'beach')
    return (
      <Link to="/beaches/$slug" params={params}>
        {name}
      </Link>
    )
  return (
    <Link to="/activitys/$slug" params={params}>
      {name}
    </Link>
  )
}
