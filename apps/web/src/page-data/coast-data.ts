import type { CoastShore, CoastStop } from '@susegad/ui/coast-map'

/** The whole coast: its shoreline and rivers, and its stops from north to south. */
export interface CoastData {
  shore: CoastShore
  stops: readonly (CoastStop & { href: string })[]
}

export interface NearbyLink {
  id: string
  name: string
  href: string
  /** In kilometres, as the crow flies. */
  distance: number
}

/** The places near one, with coordinates. */
export interface NearbyData {
  /** The stop of the place itself. */
  current: string
  near: readonly NearbyLink[]
  /** The nearest hotel, if none is among the near places. */
  stay: NearbyLink | null
  /** Null for a business without a coast, which has no map. */
  shore: CoastShore | null
  stops: readonly CoastStop[]
}
