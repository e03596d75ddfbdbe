import { Link } from '@tanstack/react-router'
import type { TripPlace } from './trip-place.ts'

const routes = { hotel: '/hotels/$slug', activity: '/activitys/$slug', beach: '/beaches/$slug' } as const

/** The place's name, which leads to its page. */
export const PlaceLink = ({ place: { kind, slug, name } }: { place: TripPlace }) => (
  <Link to={routes[kind]} params={{ slug }}>
    {name}
  </Link>
)
