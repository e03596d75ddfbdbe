import type { StayEstimate } from '@susegad/catalog-data/stay'
import { StaySum } from './stay-sum.tsx'

/** How the price of a room for the trip's dates adds up, or why there is none. */
export function RoomSum({ estimate }: { estimate: StayEstimate }) {
  if (estimate.total === null) return <StaySum estimate={estimate} />
  return (
    <details className="room-sum">
      <summary>How it adds up</summary>
      <StaySum estimate={estimate} />
    </details>
  )
}
