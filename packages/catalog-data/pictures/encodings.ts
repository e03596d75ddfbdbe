import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'

export interface Encoding {
  width: number
  type: 'avif' | 'webp' | 'jpg'
}

const avifWidths = [480, 800, 1200, 1920]
/** Browsers that still need WebP rarely have large screens, so the widest file is AVIF only. */
const webpWidths = [480, 800, 1200]

const look = {
  avif: { quality: 46, effort: 3, bitdepth: 8, chromaSubsampling: '4:4:4' },
  webp: { quality: 50, effort: 4 },
  jpg: { quality: 80, mozjpeg: true },
} as const

/** Part of each hash, so that changed settings encode everything again. */
export const encodingSettings: string = JSON.stringify({ avifWidths, webpWidths, look })

/** Link previews are a single JPEG, because their readers support nothing newer. */
export const isSocialCard = (name: string): boolean => name.startsWith('social/')

export interface Frame {
  width: number
  height: number
}

/** Maximum size of a picture: a page, or a link preview. */
export const frameOf = (name: string): Frame =>
  isSocialCard(name) ? { width: 1200, height: 630 } : { width: 1920, height: 1200 }

/** The files of a picture whose master is `masterWidth` wide; never wider than that. */
export function encodingsFor(name: string, masterWidth: number): Encoding[] {
  if (isSocialCard(name)) return [{ width: masterWidth, type: 'jpg' }]
  const fitting = (widths: readonly number[]) => {
    const narrower = widths.filter((width) => width <= masterWidth)
    return narrower.length > 0 ? narrower : [masterWidth]
  }
  return [
    ...fitting(avifWidths).map((width) => ({ width, type: 'avif' as const })),
    ...fitting(webpWidths).map((width) => ({ width, type: 'webp' as const })),
  ]
}

export const encode = (master: Sharp, { width, type }: Encoding): Promise<Buffer> => {
  const page = master.clone().resize({ width, withoutEnlargement: true })
  if (type === 'jpg') return page.jpeg(look.jpg).toBuffer()
  return (type === 'avif' ? page.avif(look.avif) : page.webp(look.webp)).toBuffer()
}

/** Path of an encoded file below the pictures' folder. */
export const encodedPath = (name: string, hash: string, { width, type }: Encoding): string =>
  `${name}-${width}.${hash}.${type}`

export const digest = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** The mean colours of the top, the middle and the bottom, in one digit a channel: pages carry them by the hundred. */
export async function tintsOf(master: Sharp): Promise<[string, string, string]> {
  const pixels = await master.clone().resize(1, 3, { fit: 'fill' }).raw().toBuffer()
  const digit = (value: number) => Math.round(value / 17).toString(16)
  const tint = (row: number) => `#${[...pixels.subarray(row * 3, row * 3 + 3)].map(digit).join('')}`
  return [tint(0), tint(1), tint(2)]
}
