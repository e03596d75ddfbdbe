/** A filled shape. */
export const fill = (d: string, paint: string): string => `<path d="${d}" fill="${paint}"/>`

interface GroupOptions {
  /** Where the group's origin is placed. */
  at?: readonly [x: number, y: number]
  scale?: number
  /** A `url(#…)` of a clip path. */
  clip?: string
}

const short = (value: number, digits: number): number => Number(value.toFixed(digits))

/** Shapes that are moved, scaled or clipped together. */
export function group(children: readonly string[], { at, scale, clip }: GroupOptions = {}): string {
  const moves: string[] = []
  if (at) moves.push(`translate(${at.map((value) => short(value, 2)).join(' ')})`)
  if (scale !== undefined) moves.push(`scale(${short(scale, 4)} ${short(scale, 4)})`)
  const transform = moves.length > 0 ? ` transform="${moves.join('')}"` : ''
  const clipping = clip ? ` clip-path="${clip}"` : ''
  return `<g${transform}${clipping}>${children.join('')}</g>`
}
