import type * as React from 'react'
import type { CoastLayout, CoastPoint } from './coast-layout.ts'

export interface CoastLineProps {
  points: readonly CoastPoint[]
  layout: CoastLayout
  /** Orientation of the map on which it is shown. */
  lie: 'tall' | 'wide'
  className: string
}

const round = (value: number) => Math.round(value * 100) / 100

/** A line between points of the map. Renders a decorative `<svg>`. */
export function CoastLine({ points, layout, lie, className }: CoastLineProps): React.JSX.Element {
  return (
    <svg
      className={`sg-coast-map-line sg-coast-map-${lie} ${className}`}
      viewBox={`0 0 100 ${layout.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`} />
    </svg>
  )
}
