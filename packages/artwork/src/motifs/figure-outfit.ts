import type { Colour } from '../engine/colour.ts'
import { add, between, type Point } from '../engine/geometry.ts'
import { capsule, ellipse, polygon } from '../engine/path.ts'
import { fill } from '../engine/svg.ts'

export interface Outfit {
  top?: Colour
  /** Trousers or shorts. */
  bottom?: Colour
  legs?: 'bare' | 'shorts' | 'trousers'
  /** Falls from the waist to the knee or the ankle, over both legs. */
  skirt?: 'none' | 'short' | 'long'
  sleeves?: 'none' | 'short' | 'long'
  hair?: 'short' | 'long' | 'bun'
  hat?: 'none' | 'straw' | 'cap' | 'helmet'
  hatColour?: Colour
  skin?: Colour
}

/** Hair and hat: what lies behind the head, and what lies before it. */
export function headdress(
  head: Point,
  neck: Point,
  outfit: Outfit,
  colours: { hair: Colour; hat: Colour; band: Colour },
): [string, string] {
  const away = between(neck, head, 1.35)
  const back: string[] = []
  const front: string[] = [fill(ellipse(add(head, [-0.008, -0.014]), 0.055, 0.052), colours.hair)]
  if (outfit.hair === 'long')
    back.push(fill(capsule(add(head, [-0.02, -0.01]), 0.05, add(neck, [-0.035, 0.05]), 0.035), colours.hair))
  if (outfit.hair === 'bun') back.push(fill(ellipse(add(head, [-0.058, 0.004]), 0.027), colours.hair))
  const { hat = 'none' } = outfit
  if (hat === 'straw')
    front.push(
      fill(ellipse(away, 0.056, 0.04), colours.hat),
      fill(ellipse(add(away, [0, 0.018]), 0.112, 0.026), colours.hat),
      fill(
        polygon([
          add(away, [-0.054, 0]),
          add(away, [0.054, 0]),
          add(away, [0.056, 0.016]),
          add(away, [-0.056, 0.016]),
        ]),
        colours.band,
      ),
    )
  if (hat === 'cap')
    front.push(
      fill(ellipse(away, 0.056, 0.034), colours.hat),
      fill(ellipse(add(away, [0.05, 0.016]), 0.045, 0.01), colours.hat),
    )
  if (hat === 'helmet') front.push(fill(ellipse(add(head, [-0.01, -0.024]), 0.061, 0.05), colours.hat))
  return [back.join(''), front.join('')]
}
