import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import type { Point } from '../engine/geometry.ts'
import { cumulus, streaks } from './clouds.ts'
import { headland } from './headland.ts'
import { glitter, sea } from './sea.ts'
import { moon, sky, stars, sun } from './sky.ts'

export interface Land {
  /** The edge of the page it comes from. */
  side: 'left' | 'right'
  /** The page's x of its nose. */
  nose: number
  height: number
  depth?: number
  cliff?: number
  rock?: Colour
  growth?: Colour
  /** How far below the horizon its foot lies. */
  down?: number
}

export interface OpenSeaOptions {
  horizon: number
  bottom?: number
  waves?: number
  /** Middle and radius of the sun. */
  sun?: readonly [x: number, y: number, radius: number]
  moon?: readonly [x: number, y: number, radius: number]
  clouds?: readonly (readonly [x: number, y: number, size: number])[]
  streaks?: readonly [Point, Point]
  lands?: readonly Land[]
}

/** What every beach looks out on: the sky with its light, the land at the ends of the bay, the water. */
export function openSea(canvas: Canvas, options: OpenSeaOptions): string {
  const { horizon, bottom = 1200, waves = 50, clouds = [], lands = [] } = options
  const disc = options.sun ?? options.moon
  const night = options.moon !== undefined
  return [
    sky(canvas, { horizon }),
    night ? stars(canvas, { horizon, count: 60 }) : '',
    options.sun
      ? sun(canvas, { at: [options.sun[0], options.sun[1]], radius: options.sun[2], halos: 3, horizon })
      : '',
    options.moon
      ? moon(canvas, { at: [options.moon[0], options.moon[1]], radius: options.moon[2], phase: 1 })
      : '',
    options.streaks
      ? streaks(canvas, { from: options.streaks[0], to: options.streaks[1], count: 8, opacity: 0.72 })
      : '',
    ...clouds.map(([x, y, size], index) =>
      cumulus(canvas, { at: [x, y], size, rise: 0.32 - index * 0.03, seed: `sea-${index}` }),
    ),
    sea(canvas, { horizon, bottom, waves }),
    disc
      ? glitter(canvas, {
          x: disc[0],
          horizon,
          bottom: Math.min(bottom, horizon + 420),
          spread: disc[2] * 1.8,
          narrow: disc[2] * 0.8,
          opacity: night ? 0.6 : 0.85,
        })
      : '',
    ...lands.map(({ side, nose, height, depth = 0.4, cliff = 0.4, down = 3, rock, growth }, index) =>
      headland(canvas, {
        from: [side === 'left' ? -160 : 2080, horizon + down],
        to: [nose, horizon + down],
        height,
        depth,
        cliff,
        seed: `land-${index}-${side}`,
        ...(rock ? { rock } : {}),
        ...(growth ? { growth } : {}),
      }),
    ),
  ].join('')
}
