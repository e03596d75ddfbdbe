import type { Colour } from './colour.ts'
import type { Point } from './geometry.ts'

/** A colour, or a `url(#…)` that a canvas made. */
export type Fill = Colour

export interface StrokeLook {
  width: number
  opacity?: number
  cap?: 'butt' | 'round' | 'square'
  dash?: string
}

/** A filled shape. */
export function fill(d: string, paint: Fill, opacity = 1): string {
  return `<path d="${d}" fill="${paint}"${opacity < 1 ? ` opacity="${Number(opacity.toFixed(3))}"` : ''}/>`
}

/** A drawn line. */
export function line(
  d: string,
  paint: Fill,
  { width, opacity = 1, cap = 'round', dash }: StrokeLook,
): string {
  const extras = `${opacity < 1 ? ` opacity="${opacity}"` : ''}${dash ? ` stroke-dasharray="${dash}"` : ''}`
  return `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${Number(width.toFixed(2))}" stroke-linecap="${cap}" stroke-linejoin="round"${extras}/>`
}

export interface GroupLook {
  /** Where the group's own origin lands on the page. */
  at?: Point
  /** Size of one local unit; a negative first number mirrors. */
  scale?: number | Point
  rotate?: number
  opacity?: number
  /** A `url(#…)` that a canvas made. */
  clip?: string
  mask?: string
  blend?: 'multiply' | 'screen' | 'overlay' | 'soft-light'
}

/** Shapes that move, fade or are cut together. */
export function group(children: readonly string[], look: GroupLook = {}): string {
  const moves: string[] = []
  if (look.at) moves.push(`translate(${look.at.map((value) => Number(value.toFixed(2))).join(' ')})`)
  if (look.rotate) moves.push(`rotate(${Number(look.rotate.toFixed(2))})`)
  if (look.scale !== undefined) {
    const [sx, sy] = typeof look.scale === 'number' ? [look.scale, look.scale] : look.scale
    moves.push(`scale(${Number(sx.toFixed(4))} ${Number(sy.toFixed(4))})`)
  }
  const attributes = [
    moves.length > 0 && `transform="${moves.join('')}"`,
    look.opacity !== undefined && `opacity="${Number(look.opacity.toFixed(3))}"`,
    look.clip && `clip-path="${look.clip}"`,
    look.mask && `mask="${look.mask}"`,
    look.blend && `style="mix-blend-mode:${look.blend}"`,
  ].filter(Boolean)
  return `<g${attributes.length > 0 ? ` ${attributes.join(' ')}` : ''}>${children.join('')}</g>`
}
