import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { add, between, type Point, scale as stretch, subtract } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { capsule, ellipse } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group } from '../engine/svg.ts'
import { headdress, type Outfit } from './figure-outfit.ts'
import { type Posture, type PostureName, postures } from './figure-postures.ts'
import { skeleton, skirtShape, torso } from './figure-skeleton.ts'

export interface FigureOptions extends Placement {
  posture?: PostureName | Posture
  outfit?: Outfit
  /** One dark shape against the light. */
  silhouette?: boolean
  rotate?: number
}

/** A person; `size` is the height standing upright, `at` the ground under the hips. */
export function figure(canvas: Canvas, options: FigureOptions): string {
  const {
    at,
    size,
    depth = 0,
    posture: wanted = 'standing',
    outfit = {},
    silhouette = false,
    rotate,
  } = options
  const posture: Posture = typeof wanted === 'string' ? postures[wanted] : wanted
  const joints = skeleton(posture)
  const { ink } = canvas.palette
  const tone = (own: Colour) => {
    if (silhouette)
      return { light: canvas.air(ink, depth), base: canvas.air(ink, depth), shade: canvas.air(ink, depth) }
    return canvas.tones(own, depth)
  }
  const skin = tone(outfit.skin ?? inks.skin)
  const top = tone(outfit.top ?? inks.shell)
  const bottom = tone(outfit.bottom ?? inks.azulejo)
  const { legs = 'trousers', sleeves = 'short', skirt = 'none' } = outfit
  const limbLeg = (index: number) => {
    const [hip, knee, ankle, toe] = joints.legs[index] ?? []
    if (!hip || !knee || !ankle || !toe) return ''
    const plane = index === 0 ? 'base' : 'shade'
    const upper = capsule(hip, 0.052, knee, 0.035)
    const lower = capsule(knee, 0.035, ankle, 0.02)
    const foot = capsule(ankle, 0.02, toe, 0.014)
    const cloth =
      legs === 'trousers'
        ? upper + capsule(knee, 0.037, between(knee, ankle, 0.94), 0.03)
        : capsule(hip, 0.056, between(hip, knee, 0.8), 0.046)
    return (
      fill(upper + lower + foot, skin[plane]) +
      (legs === 'bare'
        ? fill(capsule(hip, 0.056, between(hip, knee, 0.12), 0.05), bottom[plane])
        : fill(cloth, bottom[plane]))
    )
  }
  const limbArm = (index: number) => {
    const [shoulder, elbow, hand] = joints.arms[index] ?? []
    if (!shoulder || !elbow || !hand) return ''
    const plane = index === 0 ? 'base' : 'shade'
    const fingers = add(hand, stretch(subtract(hand, elbow), 0.19))
    const bare =
      capsule(shoulder, 0.03, elbow, 0.022) +
      capsule(elbow, 0.022, hand, 0.014) +
      capsule(hand, 0.017, fingers, 0.009)
    const cuff =
      sleeves === 'short'
        ? capsule(shoulder, 0.036, between(shoulder, elbow, 0.58), 0.0295)
        : capsule(shoulder, 0.036, elbow, 0.026) + capsule(elbow, 0.026, between(elbow, hand, 0.88), 0.0185)
    return fill(bare, skin[plane]) + (sleeves === 'none' ? '' : fill(cuff, top[plane]))
  }
  const hat = tone(outfit.hatColour ?? inks.straw)
  const [behind, before] = headdress(joints.head, joints.neck, outfit, {
    hair: tone(inks.hair).base,
    hat: hat.base,
    band: hat.shade,
  })
  const neckline = capsule(joints.neck, 0.026, between(joints.neck, joints.head, 0.5), 0.024)
  const body = torso(joints, posture.view)
  const lit = canvas.side(at[0]) * mirrored(options)
  const bright = (cloth: string, paint: Colour) =>
    silhouette
      ? ''
      : group([group([fill(cloth, paint)], { at: [lit * 0.05, 0] })], { clip: canvas.clip(cloth) })
  const gown = skirt === 'none' ? '' : skirtShape(joints, skirt, posture.view)
  const drawing = [
    limbArm(1),
    behind,
    limbLeg(1),
    limbLeg(0),
    gown === '' ? '' : fill(gown, bottom.base) + bright(gown, bottom.light),
    fill(neckline, skin.shade),
    fill(body, top.base),
    bright(body, top.light),
    fill(ellipse(joints.head, 0.05, 0.06), skin.base),
    before,
    limbArm(0),
  ]
  const scale: Point = [size * mirrored(options), size]
  return group(drawing, { at, scale, ...(rotate ? { rotate } : {}) })
}
