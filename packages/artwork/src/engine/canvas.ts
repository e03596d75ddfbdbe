import { type Colour, mix } from './colour.ts'
import { clamp, type Point } from './geometry.ts'
import { type Palette, type Tones, tonesOf } from './palette.ts'
import { createRandom, type Random } from './random.ts'
import type { Fill } from './svg.ts'

export interface GradientStop {
  offset: number
  colour: Colour
  opacity?: number
}

/** Where the one light stands: its place on the page, which may lie outside of it. */
export interface Light {
  at: Point
}

/** What every motif draws with: the page, its light and its colours. */
export interface Canvas {
  readonly width: number
  readonly height: number
  readonly palette: Palette
  readonly light: Light
  /** A stream of variation of its own for each key, so that a new motif never disturbs the others. */
  random(key: string): Random
  /** The planes of a thing of this colour; `depth` 0 is here, 1 is lost in the haze. */
  tones(own: Colour, depth?: number): Tones
  /** A colour seen through air. */
  air(colour: Colour, depth: number): Colour
  /** A gradient in page or group units; 90° runs down, 0° runs right. */
  fade(from: Point, to: Point, stops: readonly (Colour | GradientStop)[]): Fill
  glow(centre: Point, radius: number, stops: readonly (Colour | GradientStop)[]): Fill
  /** Cuts a group to a shape. */
  clip(d: string): string
  /** Shows a group as strongly as the mask drawing is white. */
  mask(drawing: string): string
  /** -1 when the light stands to the left of `x`, 1 when to the right. */
  side(x: number): -1 | 1
  /** The finished page. */
  render(drawing: string): string
}

export interface CanvasSetting {
  name: string
  palette: Palette
  light: Light
  width?: number
  height?: number
}

function stopTags(stops: readonly (Colour | GradientStop)[]): string {
  return stops
    .map((stop, index) => {
      const { offset, colour, opacity } =
        typeof stop === 'string'
          ? { offset: index / Math.max(1, stops.length - 1), colour: stop, opacity: 1 }
          : stop
      const alpha = opacity !== undefined && opacity < 1 ? ` stop-opacity="${opacity}"` : ''
      return `<stop offset="${Number(offset.toFixed(3))}" stop-color="${colour}"${alpha}/>`
    })
    .join('')
}

export function createCanvas({ name, palette, light, width = 1920, height = 1200 }: CanvasSetting): Canvas {
  const definitions: string[] = []
  const define = (tag: string, attributes: string, content: string) => {
    const id = `d${definitions.length}`
    definitions.push(`<${tag} id="${id}" ${attributes}>${content}</${tag}>`)
    return `url(#${id})`
  }
  const air = (colour: Colour, depth: number) =>
    depth > 0 ? mix(colour, palette.haze, clamp(depth)) : colour
  return {
    width,
    height,
    palette,
    light,
    random: (key) => createRandom(`${name}/${key}`),
    air,
    tones(own, depth = 0) {
      const tones = tonesOf(palette, own)
      return {
        light: air(tones.light, depth),
        base: air(tones.base, depth),
        shade: air(tones.shade, depth),
        deep: air(tones.deep, depth),
      }
    },
    fade([x1, y1], [x2, y2], stops) {
      const place = `gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
      return define('linearGradient', place, stopTags(stops))
    },
    glow([cx, cy], radius, stops) {
      const place = `gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${radius}"`
      return define('radialGradient', place, stopTags(stops))
    },
    clip: (d) => define('clipPath', '', `<path d="${d}"/>`),
    mask: (drawing) =>
      define('mask', `maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"`, drawing),
    side: (x) => (light.at[0] < x ? -1 : 1),
    render(drawing) {
      const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
      return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${definitions.join('')}</defs>${drawing}</svg>`
    },
  }
}
