import type { CoastShore, CoastStop } from '@susegad/ui/coast-map'

/** The whole coast: its shoreline and rivers, and its stops from north to south. */
export interface CoastData {
  shore: CoastShore
  stops: readonly (CoastStop & { href: string })[]
}

/** The places nearest to one, and where they lie. */
export interface NearbyData {
  /** The stop of the place itself. */
  current: string
  near: readonly { id: string; name: string; href: string; distance: number }[]
  /** Null for a business without a coast: nobody draws the stops then. */
  shore: CoastShore | null
  stops: readonly CoastStop[]
}
