import type * as React from 'react'
import type { CoastLayout, CoastShore } from './coast-layout.ts'

export interface CoastSceneryProps {
  shore: CoastShore
  layout: CoastLayout
  /** Orientation of the drawing; CSS shows the one that fits. */
  lie: 'tall' | 'wide'
  /** Id of the map's `CoastShapes`. */
  shapes: string
}

// Distances of the water lines from the shore, as fractions of the drawing's width.
const waterlines = [0.035, 0.085, 0.15, 0.23, 0.33]
const hills = [0.4, 0.84, 1.35]

/** Decorations that are not stretched: sun, boat and the names of sea and north. Renders a decorative `<div>`. */
export function CoastOrnaments({ sea, north }: { sea: string; north: string }): React.JSX.Element {
  return (
    <div className="sg-coast-map-ornaments" aria-hidden>
      <span className="sg-coast-map-sun" />
      <svg className="sg-coast-map-boat" viewBox="0 0 64 48" aria-hidden="true" focusable="false">
        <path d="M31 2C22 12 14 22 11 33h19zM34 6v27h17C49 22 43 13 34 6zM4 36h56c-3 6-8 9-14 9H18C11 45 7 42 4 36z" />
      </svg>
      <span className="sg-coast-map-sea-name">{sea}</span>
      <span className="sg-coast-map-north">{north}</span>
    </div>
  )
}

/** Closes the shoreline into a land shape, far beyond the drawing on all other sides. */
function landOf(path: string): string {
  const start = /^\s*M\s*(-?[\d.]+)[\s,]+(-?[\d.]+)/.exec(path)
  if (!start) throw new Error('The shore of a CoastMap must begin with an absolute move, such as "M12 0".')
  const [whole, x, y] = start
  return `M${x} -9999L${x} ${y}${path.slice(whole.length)}V9999H99999V-9999Z`
}

/** Shapes that are defined once and reused by every drawing of the map. */
export function CoastShapes({ shore, id }: { shore: CoastShore; id: string }): React.JSX.Element {
  return (
    <svg className="sg-coast-map-shapes" aria-hidden="true" focusable="false">
      <path id={id} d={landOf(shore.path)} vectorEffect="non-scaling-stroke" />
      {shore.rivers && (
        <g id={`${id}-rivers`}>
          {shore.rivers.map((river) => (
            <path key={river} d={river} vectorEffect="non-scaling-stroke" />
          ))}
        </g>
      )}
    </svg>
  )
}

/** Sea, sand, land, hills and rivers, stretched to the map. Renders a decorative `<svg>`. */
export function CoastScenery({ shore, layout, lie, shapes }: CoastSceneryProps): React.JSX.Element {
  const land = `#${shapes}`
  return (
    <svg
      data-slot="coast-map-scenery"
      className={`sg-coast-map-scenery sg-coast-map-${lie}`}
      viewBox={`0 0 100 ${layout.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <g transform={layout.matrix}>
        {waterlines.map((distance) => (
          <use
            key={distance}
            href={land}
            className="sg-coast-map-water"
            transform={`translate(${-distance * shore.width})`}
            opacity={1 - distance * 2.4}
          />
        ))}
        <use href={land} className="sg-coast-map-sand" />
        <use href={land} className="sg-coast-map-land" transform={`translate(${0.05 * shore.width})`} />
        {hills.map((distance, ridge) => (
          <use
            key={distance}
            href={land}
            className={`sg-coast-map-hills sg-coast-map-hills-${ridge + 1}`}
            transform={`translate(${distance * shore.width} ${(ridge + 1) * 0.05 * shore.height})`}
          />
        ))}
        {shore.rivers && <use href={`${land}-rivers`} className="sg-coast-map-river" />}
        <use href={land} className="sg-coast-map-surf" />
      </g>
    </svg>
  )
}
