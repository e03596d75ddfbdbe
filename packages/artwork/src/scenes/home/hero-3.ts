import type { Canvas } from '../../engine/canvas.ts'
import { mix } from '../../engine/colour.ts'
import { points } from '../../engine/geometry.ts'
import { inks } from '../../engine/inks.ts'
import { paletteAt } from '../../engine/palette.ts'
import { landBelow, polygon, ridge } from '../../engine/path.ts'
import { createView } from '../../engine/perspective.ts'
import type { Scene } from '../../engine/scene.ts'
import { fill, group } from '../../engine/svg.ts'
import { createWall } from '../../engine/wall.ts'
import { bicycle } from '../../motifs/bicycle.ts'
import { bougainvillea, pottedPlant } from '../../motifs/bougainvillea.ts'
import { castShadow } from '../../motifs/cast-shadow.ts'
import { church } from '../../motifs/church.ts'
import { cumulus } from '../../motifs/clouds.ts'
import { figure } from '../../motifs/figure.ts'
import { palm } from '../../motifs/palm.ts'
import { sky } from '../../motifs/sky.ts'
import { townHouse } from '../../motifs/town-house.ts'

const view = createView({ horizon: 820, eye: 1.7, centre: 720, focal: 1000 })
const half = 4
const ground = (right: number, away: number) => view.project([right, 0, away])
const left = (near: number, far: number) => createWall(view, [-half, far], [-half, near])
const right = (near: number, far: number) => createWall(view, [half, far], [half, near])

/** Paving, and the shade of the left-hand houses across it. */
function street(canvas: Canvas): string {
  const stone = canvas.tones(inks.sand)
  const strip = (a: number, b: number, near: number, far: number) =>
    polygon([ground(a, far), ground(b, far), ground(b, near), ground(a, near)])
  const shade = mix(mix(stone.shade, canvas.palette.cloudShade, 0.3), canvas.palette.shadow, 0.24)
  const random = canvas.random('paving')
  const slabs = Array.from({ length: 60 }, () => {
    const away = random.between(2.4, 6) * random.between(1, 3.4)
    const x = Math.round(random.between(-4, 4) / 0.8) * 0.8
    return fill(strip(x, x + 0.78, away, away + 0.45), stone.shade, 0.16)
  })
  return group([
    fill(strip(-half, half, 1.6, 40), stone.light),
    ...slabs,
    fill(
      polygon([
        ground(-half, 40),
        ground(1.1, 40),
        ground(1.1, 17),
        ground(0.5, 17),
        ground(0.5, 10.5),
        ground(1.6, 10.5),
        ground(1.6, 1.6),
        ground(-half, 1.6),
      ]),
      shade,
      0.86,
    ),
    fill(strip(-half, -half + 0.7, 1.6, 40), stone.deep, 0.5),
    fill(strip(half - 0.7, half, 1.6, 40), stone.base),
  ])
}

export const scene: Scene = {
  name: 'home/hero-3',
  caption:
    'A street of the Latin quarter: limewashed houses with tiled eaves and balcões, a white chapel at its end.',
  palette: paletteAt('afternoon'),
  light: [-300, -200],
  draw: (canvas) => [
    sky(canvas, { horizon: 820 }),
    cumulus(canvas, { at: [820, 520], size: 460, rise: 0.4, seed: 'street' }),
    palm(canvas, { at: [905, 800], size: 330, lean: 0.14, depth: 0.3, seed: 'yard' }),
    palm(canvas, { at: [560, 800], size: 280, lean: 0.1, facing: 'left', depth: 0.34, seed: 'yard-2' }),
    fill(
      landBelow(ridge(canvas.random('yard'), [440, 740], [1000, 728], 26), 900),
      canvas.tones(inks.leaf, 0.22).shade,
    ),
    street(canvas),
    church(canvas, { at: [712, ground(0, 27)[1]], size: 292, kind: 'chapel', depth: 0.1 }),
    townHouse(canvas, { wall: left(17, 25), colour: inks.coral, plane: 'shade', bays: 3, depth: 0.12 }),
    townHouse(canvas, {
      wall: left(10.5, 17),
      colour: inks.ochre,
      plane: 'shade',
      bays: 3,
      storey: 3.1,
      balconies: 'long',
      depth: 0.04,
    }),
    townHouse(canvas, {
      wall: left(3, 10.5),
      colour: inks.azulejo,
      plane: 'shade',
      bays: 3,
      storey: 3.5,
      door: 1,
      doorColour: inks.coral,
    }),
    townHouse(canvas, {
      wall: right(18, 25),
      colour: inks.lagoon,
      plane: 'base',
      bays: 3,
      storey: 3,
      depth: 0.1,
    }),
    townHouse(canvas, {
      wall: right(11.5, 18),
      colour: inks.coral,
      plane: 'base',
      bays: 3,
      door: 1,
      doorColour: inks.teal,
    }),
    townHouse(canvas, {
      wall: right(2.6, 11.5),
      colour: inks.marigold,
      plane: 'base',
      bays: 4,
      storey: 3.4,
      balconies: 'long',
      shutters: inks.azulejo,
      door: 2,
    }),
    bougainvillea(canvas, {
      along: points(1350, 300, 1290, 400, 1275, 500, 1330, 610),
      size: 92,
      seed: 'right',
    }),
    bougainvillea(canvas, {
      along: points(120, 330, 205, 420, 215, 520),
      size: 66,
      colour: inks.coral,
      seed: 'left',
    }),
    pottedPlant(canvas, { at: ground(3.5, 9.4), size: 74, seed: 'far' }),
    pottedPlant(canvas, { at: ground(3.4, 7.1), size: 118, seed: 'mid', flower: inks.bougainvillea }),
    bicycle(canvas, { at: ground(-2.75, 5.2), size: 330, facing: 'right', colour: inks.lagoon }),
    figure(canvas, {
      at: ground(-0.6, 16),
      size: view.tall(1.72, ground(0, 16)[1]),
      posture: 'strolling',
      facing: 'left',
      outfit: { top: inks.shell, bottom: inks.ink, hat: 'straw' },
      depth: 0.1,
    }),
    figure(canvas, {
      at: ground(0.1, 16.2),
      size: view.tall(1.6, ground(0, 16.2)[1]),
      posture: 'strolling',
      facing: 'left',
      outfit: { top: inks.marigold, bottom: inks.marigold, skirt: 'short', legs: 'bare', hair: 'long' },
      depth: 0.1,
    }),
    castShadow(canvas, { at: ground(1.75, 7), size: 250, width: 60, opacity: 0.7 }),
    figure(canvas, {
      at: ground(1.75, 7),
      size: view.tall(1.65, ground(0, 7)[1]),
      posture: 'walking',
      facing: 'left',
      outfit: {
        top: inks.shell,
        bottom: inks.coral,
        skirt: 'long',
        hair: 'bun',
        hat: 'straw',
        sleeves: 'none',
      },
    }),
  ],
}
