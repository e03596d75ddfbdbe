import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { digest, encodedPath, encodingsFor, type Frame } from './encodings.ts'

/** The source of a picture; its pixels are only read when needed. */
export interface Master {
  /** The same as long as the pixels are the same. */
  fingerprint: string
  pixels(): Promise<Sharp>
}

const photoTypes = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'tif']

/** The owner's photo of this name, if there is one. */
export function photoPath(photos: string, name: string): string | undefined {
  return photoTypes.map((type) => join(photos, `${name}.${type}`)).find((path) => existsSync(path))
}

/** An owner's photo, upright, without its metadata, cut to the frame and never enlarged. */
async function photoPixels(photo: Buffer, frame: Frame): Promise<Sharp> {
  const upright = sharp(photo).autoOrient()
  const { width, height } = await upright.toBuffer({ resolveWithObject: true }).then(({ info }) => info)
  const share = Math.min(1, width / frame.width, height / frame.height)
  const fitting = { width: Math.round(frame.width * share), height: Math.round(frame.height * share) }
  const { data, info } = await sharp(photo)
    .autoOrient()
    .resize({ ...fitting, fit: 'cover', position: 'attention' })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

export async function photoMaster(path: string, frame: Frame): Promise<Master> {
  const photo = await readFile(path)
  return {
    fingerprint: digest('photo', photo),
    pixels: () =>
      photoPixels(photo, frame).catch((cause: unknown) => {
        throw new Error(
          `${path} cannot be read as a picture. Replace it with a JPEG, PNG, WebP or AVIF file.`,
          { cause },
        )
      }),
  }
}

/** The widest encoded file of a picture, its master when no photo replaces it. */
export function encodedMaster(
  pictures: string,
  name: string,
  { hash, width }: { hash: string; width: number },
): Master {
  const widest = encodingsFor(name, width)
    .filter(({ type }) => type !== 'webp')
    .reduce((wide, encoding) => (encoding.width > wide.width ? encoding : wide))
  const path = join(pictures, encodedPath(name, hash, widest))
  return { fingerprint: digest('encoded', hash), pixels: async () => sharp(await readFile(path)) }
}
