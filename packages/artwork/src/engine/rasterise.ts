import sharp, { type Sharp } from 'sharp'
import { createRandom } from './random.ts'

/** Raised when the print changes in a way that the drawing's text does not show. */
export const printVersion = 'print-1'

const tileSize = 480
const strength = 3

/** The tooth of the paper: one tile of soft grey noise, made once. */
async function makeGrainTile(): Promise<Buffer> {
  const random = createRandom('grain')
  const noise = Buffer.alloc(tileSize * tileSize)
  for (let index = 0; index < noise.length; index++)
    noise[index] = Math.round(128 + (random.next() + random.next() + random.next() - 1.5) * 2 * strength * 3)
  return sharp(noise, { raw: { width: tileSize, height: tileSize, channels: 1 } })
    .blur(0.6)
    .png()
    .toBuffer()
}

let grainTile: Promise<Buffer> | undefined

/** A drawn page as pixels, with the tooth of the paper over it. */
export async function rasterise(svg: string): Promise<Sharp> {
  grainTile ??= makeGrainTile()
  const flat = sharp(Buffer.from(svg), { limitInputPixels: false }).removeAlpha()
  const printed = await flat
    .composite([{ input: await grainTile, tile: true, blend: 'soft-light' }])
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = printed.info
  return sharp(printed.data, { raw: { width, height, channels } })
}
