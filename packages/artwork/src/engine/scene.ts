import { type Canvas, createCanvas } from './canvas.ts'
import type { Point } from './geometry.ts'
import type { Palette } from './palette.ts'

/** One picture: what is seen, in which light, and how it is drawn. */
export interface Scene {
  /** The picture's name, also its seed. */
  name: string
  /** In one line, what is seen; alt texts are written from it. */
  caption: string
  palette: Palette
  /** Where the light stands on the page. */
  light: Point
  /** The layers from the back to the front. */
  draw(canvas: Canvas): readonly string[]
}

/** The picture as SVG; the same scene always gives the same text. */
export function drawScene(scene: Scene): string {
  const canvas = createCanvas({ name: scene.name, palette: scene.palette, light: { at: scene.light } })
  return canvas.render(scene.draw(canvas).join(''))
}
