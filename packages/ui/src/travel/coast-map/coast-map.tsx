'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { warnUnnamed } from '../../internal/warnings.ts'
import { useLabels } from '../../locale/locale.tsx'
import {
  type CoastLayout,
  type CoastPoint,
  type CoastShore,
  type CoastStop,
  tallLayout,
  wideLayout,
} from './coast-layout.ts'
import { CoastLine } from './coast-line.tsx'
import { type CoastMapLabels, coastMapLabels } from './coast-map-labels.ts'
import { CoastOrnaments, CoastScenery, CoastShapes } from './coast-scenery.tsx'
import { CoastStopItem } from './coast-stop-item.tsx'

export type { CoastShore, CoastStop } from './coast-layout.ts'
export type { CoastMapLabels } from './coast-map-labels.ts'

export interface CoastMapProps extends Omit<React.ComponentProps<'section'>, 'children'> {
  /** Accessible name: what the map shows. */
  'aria-label': string
  shore: CoastShore
  /** Stops with coordinates in the units of `shore`. */
  stops: readonly CoastStop[]
  /** Renders the links of stops with an `href`, such as a router's. @default 'a' */
  linkAs?: React.ElementType | undefined
  /** `auto` lays the map on its side where it is wide enough; `vertical` keeps north at the top. @default 'auto' */
  orientation?: 'auto' | 'vertical' | undefined
  /** `small` names only the current stop and those near it. @default 'full' */
  size?: 'full' | 'small' | undefined
  /** Id of the stop that the page is about. */
  current?: string | undefined
  /** Ids of the stops near the current one. */
  near?: readonly string[] | undefined
  /**
   * Ids of stops in the order of a journey, which a line joins. Its stops are numbered, but not the one where it begins
   * and ends. `small` names them too.
   */
  route?: readonly string[] | undefined
  /** Id of a stop to highlight, such as one hovered elsewhere on the page. */
  active?: string | undefined
  /** Called with the id of the stop under the pointer or with focus; `null` when it leaves. */
  onActiveChange?: ((id: string | null) => void) | undefined
  labels?: Partial<CoastMapLabels> | undefined
}

/** A map of the coast with its stops from north to south, an ordered list for screen readers. Renders a `<section>`. */
export function CoastMap({
  shore,
  stops,
  linkAs,
  orientation = 'auto',
  size = 'full',
  current,
  near = [],
  route = [],
  active,
  onActiveChange,
  labels: givenLabels,
  className,
  style,
  onPointerOver,
  onPointerLeave,
  onFocus,
  onBlur,
  ...rest
}: CoastMapProps): React.JSX.Element {
  warnUnnamed(rest['aria-label'], 'CoastMap', 'aria-label')
  const { labels } = useLabels('coastMap', coastMapLabels, givenLabels)
  const shapes = React.useId()
  const ordered = [...stops].sort((a, b) => a.y - b.y)
  const isNear = ({ id }: CoastStop) => near.includes(id) || route.includes(id)
  const isNamed = (stop: CoastStop) => size === 'full' || stop.id === current || isNear(stop)
  const named = ordered.filter(isNamed)
  const tall = tallLayout(shore, named, size)
  const wide = orientation === 'auto' && size === 'full' ? wideLayout(shore, named) : null
  const unnamed = ordered.filter((stop) => !isNamed(stop))
  const numbered = route[0] === route.at(-1) ? route.slice(1, -1) : route
  const kinds = (['beach', 'hotel', 'activity'] as const).filter((kind) =>
    stops.some((stop) => stop.kind === kind),
  )

  const point = (event: React.SyntheticEvent) => {
    const stop = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-stop]') : null
    onActiveChange?.(stop?.dataset.stop ?? null)
  }
  const leave = () => onActiveChange?.(null)
  const watched = onActiveChange && {
    onPointerOver: composeHandlers(onPointerOver, point),
    onPointerLeave: composeHandlers(onPointerLeave, leave),
    onFocus: composeHandlers(onFocus, point),
    onBlur: composeHandlers(onBlur, leave),
  }

  return (
    <section
      data-slot="coast-map"
      data-size={size}
      data-orientation={wide ? 'auto' : 'vertical'}
      {...rest}
      className={cx('sg-coast-map', `sg-coast-map-${size}`, className)}
      {...(watched ?? { onPointerOver, onPointerLeave, onFocus, onBlur })}
      style={{ ...heights(tall, wide), ...style }}
    >
      <div data-slot="coast-map-frame" className="sg-coast-map-frame">
        <CoastShapes shore={shore} id={shapes} />
        <CoastScenery shore={shore} layout={tall} lie="tall" shapes={shapes} />
        {wide && <CoastScenery shore={shore} layout={wide} lie="wide" shapes={shapes} />}
        {size === 'full' && <CoastOrnaments sea={labels.sea} north={labels.north} />}
        {unnamed.map((stop) => (
          <UnnamedStop key={stop.id} kind={stop.kind} at={tall.pointOf(stop)} />
        ))}
        <CoastRoute route={route} layout={tall} lie="tall" />
        {wide && <CoastRoute route={route} layout={wide} lie="wide" />}
        <ol data-slot="coast-map-stops" className="sg-coast-map-stops">
          {named.map((stop) => (
            <CoastStopItem
              key={stop.id}
              stop={stop}
              tall={tall}
              wide={wide}
              state={stop.id === current ? 'current' : isNear(stop) ? 'near' : 'plain'}
              isActive={stop.id === active}
              number={numbered.indexOf(stop.id) + 1 || undefined}
              kind={labels[stop.kind]}
              here={labels.current}
              linkAs={linkAs}
            />
          ))}
        </ol>
      </div>
      {size === 'full' && kinds.length > 1 && (
        <p data-slot="coast-map-legend" className="sg-coast-map-legend" aria-hidden>
          {kinds.map((kind) => (
            <span key={kind}>
              <span className="sg-coast-map-dot" data-kind={kind} />
              {labels[kind]}
            </span>
          ))}
        </p>
      )}
    </section>
  )
}

function heights(tall: CoastLayout, wide: CoastLayout | null): React.CSSProperties {
  return { '--tall': `${tall.height}px`, '--wide': `${wide?.height ?? 0}px` } as React.CSSProperties
}

interface CoastRouteProps {
  route: readonly string[]
  layout: CoastLayout
  lie: 'tall' | 'wide'
}

function CoastRoute({ route, layout, lie }: CoastRouteProps): React.JSX.Element | null {
  const points = route.flatMap((id) => layout.placed.get(id)?.dot ?? [])
  if (points.length < 2) return null
  return <CoastLine points={points} layout={layout} lie={lie} className="sg-coast-map-route" />
}

function UnnamedStop({ kind, at }: { kind: CoastStop['kind']; at: CoastPoint }): React.JSX.Element {
  return (
    <span
      aria-hidden
      className="sg-coast-map-dot sg-coast-map-unnamed"
      data-kind={kind}
      style={{ '--tx': `${at.x}%`, '--ty': `${at.y}px` } as React.CSSProperties}
    />
  )
}
