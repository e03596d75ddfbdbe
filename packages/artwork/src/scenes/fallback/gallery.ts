import { points } from '../../engine/geometry.ts'
import { inks } from '../../engine/inks.ts'
import { paletteAt } from '../../engine/palette.ts'
import { box, polygon } from '../../engine/path.ts'
import type { Scene } from '../../engine/scene.ts'
import { fill, group } from '../../engine/svg.ts'
import { azulejo, flatTiles } from '../../motifs/azulejo.ts'
import { sailingBoat } from '../../motifs/far-boats.ts'
import { headland } from '../../motifs/headland.ts'
import { palm } from '../../motifs/palm.ts'
import { glitter, sea } from '../../motifs/sea.ts'
import { sky, sun } from '../../motifs/sky.ts'

export const scene: Scene = {
  name: 'fallback/gallery',
  caption: 'A framed view of the Goan coast on a white wall above a frieze of blue tiles.',
  palette: paletteAt('afternoon'),
  light: [240, -100],
  draw: (canvas) => {
    const wall = canvas.tones(inks.plaster)
    const frame = canvas.tones(inks.timber)
    const shade = canvas.palette.shadow
    const view = [
      sky(canvas, { horizon: 560 }),
      sun(canvas, { at: [1180, 470], radius: 70, halos: 3, reach: 0.7, horizon: 560 }),
      headland(canvas, { from: [300, 562], to: [980, 562], height: 120, depth: 0.45 }),
      sea(canvas, { horizon: 560, bottom: 900, waves: 46 }),
      glitter(canvas, { x: 1180, horizon: 560, bottom: 860, spread: 120, narrow: 50 }),
      sailingBoat(canvas, { at: [920, 640], size: 120, depth: 0.05 }),
      palm(canvas, { at: [660, 900], size: 600, lean: 0.14, seed: 'a' }),
      palm(canvas, { at: [560, 900], size: 430, lean: 0.12, facing: 'left', seed: 'b' }),
    ]
    return [
      fill(box(0, 0, 1920, 1200), canvas.fade([0, 0], [1920, 1200], [wall.light, wall.base])),
      fill(polygon(points(1500, 0, 1920, 0, 1920, 860, 1120, 1200, 760, 1200)), wall.shade, 0.22),
      azulejo(canvas, { place: flatTiles(-20, 1010, 140), columns: 14, rows: 2 }),
      fill(box(0, 1000, 1920, 12), canvas.tones(inks.azulejo).base),
      fill(polygon(points(440, 190, 1520, 190, 1540, 940, 470, 940)), shade, 0.3),
      fill(box(420, 160, 1080, 740), frame.base),
      fill(polygon(points(420, 160, 1500, 160, 1470, 190, 450, 190)), frame.light),
      fill(polygon(points(1500, 160, 1500, 900, 1470, 870, 1470, 190)), frame.shade),
      fill(polygon(points(420, 900, 1500, 900, 1470, 870, 450, 870)), frame.deep),
      fill(box(450, 190, 1020, 680), wall.light),
      group(view, { clip: canvas.clip(box(510, 246, 900, 568)) }),
      fill(box(510, 246, 900, 8), shade, 0.3),
      fill(box(510, 246, 8, 568), shade, 0.3),
    ]
  },
}
