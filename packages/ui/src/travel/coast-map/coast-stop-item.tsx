import type * as React from 'react'
import type { CoastLayout, CoastStop, PlacedStop } from './coast-layout.ts'
import { CoastLine } from './coast-line.tsx'

export interface CoastStopItemProps {
  stop: CoastStop
  tall: CoastLayout
  wide: CoastLayout | null
  state: 'current' | 'near' | 'plain'
  isActive: boolean
  /** Its number on the route, from 1; undefined if it is not numbered. */
  number: number | undefined
  /** Label of its kind. */
  kind: string
  /** Label of the current stop. */
  here: string
  linkAs: React.ElementType | undefined
}

const round = (value: number) => Math.round(value * 100) / 100

// t is the tall map, w the wide one; CSS uses the set that fits.
function positions(map: 't' | 'w', at: PlacedStop | undefined): Record<string, string> {
  if (!at) return {}
  return {
    [`--${map}x`]: `${round(at.dot.x)}%`,
    [`--${map}y`]: `${round(at.dot.y)}px`,
    [`--${map}lx`]: `${round(at.label.x)}%`,
    [`--${map}ly`]: `${round(at.label.y)}px`,
  }
}

/** One stop: its dot, its name and the line between. Renders an `<li>`. */
export function CoastStopItem({
  stop,
  tall,
  wide,
  state,
  isActive,
  number,
  kind,
  here,
  linkAs: Link = 'a',
}: CoastStopItemProps): React.JSX.Element {
  const inTall = tall.placed.get(stop.id)
  const inWide = wide?.placed.get(stop.id)
  const nameSaysKind = stop.name.toLowerCase().includes(kind.toLowerCase())
  const content = (
    <>
      <span className="sg-coast-map-dot" data-kind={stop.kind} aria-hidden />
      <span className="sg-coast-map-name">
        {number !== undefined && <span className="sg-coast-map-number">{number} </span>}
        <span className="sg-coast-map-words">
          {stop.name}
          {!nameSaysKind && <span className="sg-visually-hidden"> ({kind})</span>}
        </span>
        {state === 'current' && <span className="sg-coast-map-here">{here}</span>}
      </span>
    </>
  )
  return (
    <li
      data-slot="coast-map-stop"
      data-stop={stop.id}
      data-kind={stop.kind}
      data-side={inTall?.side}
      data-state={state}
      data-active={isActive ? '' : undefined}
      aria-current={state === 'current' ? 'location' : undefined}
      className="sg-coast-map-stop"
      style={{ ...positions('t', inTall), ...positions('w', inWide) } as React.CSSProperties}
    >
      {inTall && <Leader at={inTall} layout={tall} lie="tall" />}
      {wide && inWide && <Leader at={inWide} layout={wide} lie="wide" />}
      {stop.href === undefined ? content : <Link href={stop.href}>{content}</Link>}
    </li>
  )
}

interface LeaderProps {
  at: PlacedStop
  layout: CoastLayout
  lie: 'tall' | 'wide'
}

const Leader = ({ at, ...rest }: LeaderProps) => (
  <CoastLine points={[at.dot, at.label]} className="sg-coast-map-leader" {...rest} />
)
