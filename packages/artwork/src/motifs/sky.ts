import type { Canvas } from '../engine/canvas.ts'
import { mix } from '../engine/colour.ts'
import type { Point } from '../engine/geometry.ts'
import { box, ellipse } from '../engine/path.ts'
import { fill, group } from '../engine/svg.ts'

export interface SkyOptions {
  /** The page's y where the sky ends. */
  horizon: number
  /** How far down the zenith's colour reaches, 0–1. */
  zenith?: number
}

/** The split fountain: three inks rolled into each other from the zenith to the horizon. */
export function sky(canvas: Canvas, { horizon, zenith = 0 }: SkyOptions): string {
  const [top, middle, low] = canvas.palette.sky
  const stops = [
    { offset: zenith, colour: top },
    { offset: zenith + (1 - zenith) * 0.55, colour: middle },
    { offset: 1, colour: low },
  ]
  return fill(box(0, 0, canvas.width, horizon + 2), canvas.fade([0, 0], [0, horizon], stops))
}

export interface SunOptions {
  at: Point
  radius: number
  /** Stepped halos around the disc, each wider than the last. */
  halos?: number
  /** Width of the first halo as a share of the radius. */
  reach?: number
  /** The page's y that hides the sun's foot. */
  horizon?: number
}

/** A flat disc in stepped halos, as a lithographer would lay it. */
export function sun(canvas: Canvas, { at, radius, halos = 3, reach = 0.55, horizon }: SunOptions): string {
  const { palette } = canvas
  const rings = Array.from({ length: halos }, (_, index) => {
    const step = halos - index
    const size = radius * (1 + reach * step + 0.16 * step * step)
    return fill(ellipse(at, size), mix(palette.sun, palette.sky[2], 0.25), 0.2 + 0.05 * index)
  })
  const drawing = [...rings, fill(ellipse(at, radius), palette.sun)]
  if (horizon === undefined) return group(drawing)
  return group(drawing, { clip: canvas.clip(box(0, 0, canvas.width, horizon)) })
}

/** A crescent or full moon. */
export function moon(
  canvas: Canvas,
  { at, radius, phase = 0.6 }: { at: Point; radius: number; phase?: number },
): string {
  const disc = fill(ellipse(at, radius), canvas.palette.sun)
  if (phase >= 1) return disc
  const [x, y] = at
  const bite = radius * (2.1 - phase * 2)
  const inner = `M${x} ${y - radius}A${radius} ${radius} 0 0 1 ${x} ${y + radius}A${Math.abs(bite) + radius * 0.2} ${radius} 0 0 0 ${x} ${y - radius}Z`
  return group(
    [fill(ellipse(at, radius * 1.9), canvas.palette.sun, 0.1), fill(inner, canvas.palette.sun)],
    {},
  )
}

/** Stars, thick at the zenith and none near the horizon. */
export function stars(canvas: Canvas, { horizon, count = 70 }: { horizon: number; count?: number }): string {
  const random = canvas.random('stars')
  const dots = Array.from({ length: count }, () => {
    const height = random.next() ** 1.6
    const size = random.between(1.1, 3)
    return fill(
      ellipse([random.between(0, canvas.width), height * horizon * 0.85], size),
      canvas.palette.sun,
      0.9 - height,
    )
  })
  return group(dots)
}
