import type { Canvas } from '../engine/canvas.ts'
import { type Point, points, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { ellipse, polygon } from '../engine/path.ts'
import { createStance } from '../engine/solid.ts'
import { fill, group, line } from '../engine/svg.ts'

/** A painted plate seen from the table's edge. */
export function plate(canvas: Canvas, [x, y]: Point, size: number, flatten = 0.34): string {
  const china = canvas.tones(inks.shell)
  const blue = canvas.tones(inks.azulejo)
  const marks = steps(29)
    .slice(0, -1)
    .map((t) =>
      ellipse(
        [x + Math.cos(t * Math.PI * 2) * size * 0.9, y + Math.sin(t * Math.PI * 2) * size * 0.9 * flatten],
        size * 0.035,
        size * 0.02,
      ),
    )
  return group([
    fill(
      ellipse([x - canvas.side(x) * size * 0.1, y + size * 0.08], size * 1.04, size * flatten * 1.06),
      canvas.palette.shadow,
      0.36,
    ),
    fill(ellipse([x, y + size * 0.03], size, size * flatten), china.shade),
    fill(ellipse([x, y], size, size * flatten), china.light),
    fill(marks.join(''), blue.base),
    fill(ellipse([x, y + size * 0.015], size * 0.76, size * flatten * 0.74), china.shade),
    fill(ellipse([x, y + size * 0.025], size * 0.74, size * flatten * 0.71), china.base),
  ])
}

/** A slice of bebinca, its layers light and dark; `size` is its length. */
export function bebinca(canvas: Canvas, at: Point, size: number): string {
  const [cream, brown] = [canvas.tones(inks.ochre), canvas.tones(inks.timber)]
  const stance = createStance({ at, metre: size, heading: 24, pitch: 30 })
  const top = stance.project
  const tall = 0.44
  const layer = (index: number, ends: readonly (readonly [number, number])[], lit: boolean) => {
    const [low, high] = [(index / 9) * tall, ((index + 1) / 9) * tall]
    const [[a, b], [c, d]] = [ends[0] ?? [0, 0], ends[1] ?? [0, 0]]
    const paint = index % 2 === 0 ? (lit ? cream.base : cream.shade) : lit ? brown.base : brown.deep
    return fill(polygon([top([a, low, b]), top([c, low, d]), top([c, high, d]), top([a, high, b])]), paint)
  }
  const corners = [
    [-0.5, 0.3],
    [0.5, 0.3],
    [0.5, -0.3],
    [-0.5, -0.3],
  ] as const
  const lit = canvas.side(at[0]) === 1
  const sides = steps(9).flatMap((_, index) => [
    layer(index, [corners[1], corners[2]], lit),
    layer(index, [corners[0], corners[1]], !lit),
  ])
  return group([
    ...sides,
    fill(polygon(corners.map(([a, b]) => top([a, tall, b]))), brown.light),
    fill(
      polygon(
        [
          [-0.42, 0.22],
          [0.42, 0.22],
          [0.42, -0.22],
          [-0.42, -0.22],
        ].map(([a = 0, b = 0]) => top([a, tall, b])),
      ),
      brown.base,
    ),
  ])
}

/** A cup of coffee on its saucer, steam above; `size` is the width of the saucer. */
export function coffeeCup(canvas: Canvas, [x, y]: Point, size: number): string {
  const china = canvas.tones(inks.shell)
  const blue = canvas.tones(inks.azulejo)
  const lit = canvas.side(x)
  const half = size * 0.28
  const [rim, foot] = [y - size * 0.42, y - size * 0.04]
  const cup = `M${x - half} ${rim}C${x - half} ${y - size * 0.1} ${x - half * 0.5} ${foot} ${x} ${foot}S${x + half} ${y - size * 0.1} ${x + half} ${rim}Z`
  const steam = [-0.08, 0.06].map(
    (offset) =>
      `M${x + offset * size} ${rim - size * 0.08}c${size * 0.1} ${-size * 0.12} ${-size * 0.1} ${-size * 0.2} 0 ${-size * 0.34}`,
  )
  return group([
    fill(
      ellipse([x - lit * size * 0.06, y + size * 0.05], size * 0.54, size * 0.18),
      canvas.palette.shadow,
      0.34,
    ),
    fill(ellipse([x, y], size * 0.5, size * 0.17), china.light),
    fill(ellipse([x, y], size * 0.3, size * 0.09), china.shade),
    line(
      `M${x + half * 0.9} ${rim + size * 0.08}c${size * 0.2} ${-size * 0.04} ${size * 0.16} ${size * 0.22} ${-size * 0.06} ${size * 0.2}`,
      china.base,
      { width: size * 0.045 },
    ),
    fill(cup, china.base),
    group(
      [
        fill(
          polygon(
            points(
              x - lit * half * 1.1,
              rim,
              x - lit * half * 0.1,
              rim,
              x - lit * half * 0.1,
              foot,
              x - lit * half * 1.1,
              foot,
            ),
          ),
          china.shade,
        ),
        line(`M${x - half} ${rim + size * 0.12}h${half * 2}`, blue.base, { width: size * 0.035 }),
      ],
      { clip: canvas.clip(cup) },
    ),
    fill(ellipse([x, rim], half, half * 0.34), china.light),
    fill(ellipse([x, rim + size * 0.008], half * 0.88, half * 0.27), canvas.tones(inks.timber).deep),
    line(steam.join(''), china.light, { width: size * 0.025, opacity: 0.55 }),
  ])
}
