import type * as React from 'react'
import type { CoastLayout, CoastStop, PlacedStop } from './coast-layout.ts'

export interface CoastStopItemProps {
  stop: CoastStop
  tall: CoastLayout
  wide: CoastLayout | null
  state: 'current' | 'near' | 'plain'
  isActive: boolean
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
      <Leader at={inTall} layout={tall} lie="tall" />
      {wide && <Leader at={inWide} layout={wide} lie="wide" />}
      {stop.href === undefined ? content : <Link href={stop.href}>{content}</Link>}
    </li>
  )
}

interface LeaderProps {
  at: PlacedStop | undefined
  layout: CoastLayout
  lie: 'tall' | 'wide'
}

function Leader({ at, layout, lie }: LeaderProps): React.JSX.Element | null {
  if (!at) return null
  const { dot, label } = at
  return (
    <svg
      className={`sg-coast-map-leader sg-coast-map-${lie}`}
      viewBox={`0 0 100 ${layout.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M${round(dot.x)} ${round(dot.y)}L${round(label.x)} ${round(label.y)}`} />
    </svg>
  )
}
