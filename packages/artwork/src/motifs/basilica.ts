import type { Canvas } from '../engine/canvas.ts'
import { points, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { archedBox, box, closedCurve, ellipse, polygon } from '../engine/path.ts'
import type { Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'

/** The bare laterite front of a basilica: three storeys, round windows, a carved gable; `size` is its height. */
export function basilica(canvas: Canvas, { at, size, depth = 0 }: Placement): string {
  const stone = canvas.tones(inks.laterite, depth)
  const trim = canvas.tones(inks.stone, depth)
  const dark = canvas.tones(inks.timber, depth).deep
  const glass = canvas.tones(inks.lagoon, depth)
  const lit = canvas.side(at[0])
  const random = canvas.random('basilica')
  const blocks = Array.from({ length: 190 }, () => {
    const x = Math.round(random.between(-45, 44) / 4) * 4
    const y = -Math.round(random.between(0, 118) / 2.6) * 2.6
    return fill(box(x, y, random.between(2, 4), 1.8), random.chance(0.5) ? stone.light : stone.shade, 0.34)
  })
  const wall = box(-46, -92, 92, 92)
  const gable =
    closedCurve(points(-26, -92, -24, -104, -21, -112, -20, -124)) &&
    polygon(points(-24, -92, -24, -122, 24, -122, 24, -92))
  const scroll = (side: number) =>
    `M${side * 46} -92C${side * 45} -98 ${side * 38} -96 ${side * 35} -101C${side * 31} -107 ${side * 27} -104 ${side * 24} -116V-92Z`
  const cornice = (y: number, half: number, thick = 3) =>
    fill(box(-half, y - thick, half * 2, thick), trim.light) + fill(box(-half, y, half * 2, 1.1), stone.deep)
  const pilaster = (x: number, low: number, high: number, wide = 3.4) =>
    fill(box(x - wide / 2, -high, wide, high - low), trim.base) +
    fill(box(lit > 0 ? x + wide * 0.1 : x - wide / 2, -high, wide * 0.4, high - low), trim.light) +
    fill(box(x - wide * 0.75, -high, wide * 1.5, 1.6), trim.light) +
    fill(box(x - wide * 0.75, -low - 2, wide * 1.5, 2), trim.shade)
  const arch = (x: number, y: number, width: number, height: number, inner: string) =>
    fill(archedBox(x - width / 2 - 1.7, -y - height - 1.7, width + 3.4, height + 1.7), trim.light) +
    fill(archedBox(x - width / 2, -y - height, width, height), inner) +
    fill(archedBox(x - width / 2, -y - height, width * 0.25, height, width * 0.12), dark, 0.5)
  const panes = (x: number, y: number, width: number, height: number) =>
    line(
      `M${x} ${-y}V${-y - height}M${x - width / 2} ${-y - height * 0.35}H${x + width / 2}M${x - width / 2} ${-y - height * 0.65}H${x + width / 2}`,
      trim.light,
      { width: 0.5 },
    )
  const doors = (
    [
      [-28, 11, 20],
      [0, 15, 25],
      [28, 11, 20],
    ] as const
  ).map(
    ([x, w, h]) =>
      arch(x, 0, w, h, dark) +
      fill(polygon(points(x - w * 0.8, -h - 4, x, -h - 8, x + w * 0.8, -h - 4)), trim.base),
  )
  const windows = [-28, 0, 28].map(
    (x) =>
      arch(x, 39, 9, 17, glass.shade) +
      panes(x, 39, 9, 14) +
      fill(polygon(points(x - 7, -58.5, x, -62, x + 7, -58.5)), trim.base),
  )
  const roses = [-28, 0, 28].map(
    (x) =>
      fill(ellipse([x, -78], 6.6), trim.light) +
      fill(ellipse([x, -78], 5), dark) +
      line(
        steps(7)
          .map((t) => `M${x} -78l${Math.cos(t * Math.PI * 2) * 4.6} ${Math.sin(t * Math.PI * 2) * 4.6}`)
          .join(''),
        trim.base,
        { width: 0.5 },
      ),
  )
  const crest = [
    fill(box(-17, -119, 34, 24), trim.shade),
    fill(box(-15.5, -117.5, 31, 21), stone.base),
    fill(ellipse([0, -107], 10, 9.4), trim.light),
    fill(ellipse([0, -107], 7.6, 7), stone.shade),
    line('M-4 -110V-104M0 -110V-104M0 -107H3.2M3.2 -110V-104', trim.light, { width: 1 }),
    line('M1.6 -114V-111M0.2 -113H3', trim.light, { width: 0.7 }),
    fill(box(-28, -124.6, 56, 3), trim.light),
    fill(polygon(points(-27, -124.6, 0, -136, 27, -124.6)), stone.base),
    fill(polygon(points(-27, -124.6, 0, -136, 0, -124.6)), lit > 0 ? stone.shade : stone.light),
    line('M-28 -124.6L0 -137L28 -124.6', trim.light, { width: 1.6 }),
    line('M0 -137V-150M-4 -146H4', trim.light, { width: 1.5 }),
  ]
  const spire = (x: number) =>
    fill(box(x - 2, -98, 4, 6), trim.base) +
    fill(polygon(points(x - 2, -98, x, -107, x + 2, -98)), trim.light) +
    fill(ellipse([x, -107], 1.2), trim.light)
  const clip = canvas.clip(wall + gable)
  return group(
    [
      fill(polygon(points(-46, 0, -62, 0, -58, -52, -46, -70)), stone.deep),
      fill(scroll(-1) + scroll(1), stone.base),
      fill(wall + gable, stone.base),
      group([...blocks, fill(box(lit > 0 ? -46 : 24, -140, 22, 140), stone.deep, 0.32)], { clip }),
      ...[-43, -14, 14, 43].map((x) => pilaster(x, 0, 30, 4) + pilaster(x, 33, 64) + pilaster(x, 67, 89, 3)),
      ...[-22.5, 22.5].map((x) => pilaster(x, 93, 120, 2.6)),
      ...doors,
      ...windows,
      ...roses,
      cornice(-30, 48),
      cornice(-64, 48),
      cornice(-89, 49, 3.4),
      ...crest,
      ...[-44, 44].map(spire),
      fill(box(-54, -2, 108, 2), trim.light) + fill(box(-57, 0, 114, 2.4), trim.shade),
    ],
    { at, scale: size / 150 },
  )
}
