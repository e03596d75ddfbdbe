import {
  digest,
  encode,
  encodedPath,
  encodingSettings,
  encodingsFor,
  tintsOf,
} from '@susegad/catalog-data/encodings'
import sharp from 'sharp'
import { PhotoRefused } from './photo-refused.ts'

interface Size {
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

/** Size, and so aspect ratio, of the site's pictures. */
const FRAME = { width: 1920, height: 1200 }
const CARD = { width: 1200, height: 630 }
/** Maximum width of the stored master. */
const LONGEST = 2560
const SMALL = 480
/** The largest phone cameras; more pixels suggest a decompression bomb. */
const MOST_PIXELS = 120_000_000
const FEWEST = 600
/** Maximum length of a side in pixels, above the panoramas of phones. */
const LONGEST_SIDE = 20_000
/** Maximum aspect ratio: the crop of a longer photo is too small and looks blurred. */
const MOST_TIMES_AS_LONG = 5
const readable = ['jpeg', 'png', 'webp', 'avif', 'heif']

export interface ConvertTask {
  bytes: Uint8Array
  focus: Point
  isMaster: boolean
  /** The name that records use. */
  src: string | null
}

export interface Converted extends Size {
  src: string
  master: Uint8Array
  small: Uint8Array
  /** Its entry in the picture lock. */
  picture: EncodedPhoto
  /** The encoded files, by path below the media folder. */
  files: Record<string, Uint8Array>
}

export interface EncodedPhoto extends Size {
  hash: string
  tints: [string, string, string]
  /** The link preview image. */
  card: Omit<EncodedPhoto, 'card'>
}

const UNREADABLE =
  'This photo can’t be read: it may be damaged, or in another format. Save it as JPEG, PNG, WebP or AVIF.'

async function upright(bytes: Uint8Array): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
  const { format, width, height } = await image.metadata()
  // Detect the format by content, not by name: an SVG could carry a script.
  if (!readable.includes(format)) throw new PhotoRefused(UNREADABLE)
  if (Math.min(width, height) < FEWEST)
    throw new PhotoRefused(
      `This photo is ${width} × ${height} pixels. Use one of at least ${FEWEST} × ${FEWEST}.`,
    )
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (long > LONGEST_SIDE || long > short * MOST_TIMES_AS_LONG)
    throw new PhotoRefused(
      `This photo is ${width} × ${height} pixels. Crop it: no side may be longer than ${LONGEST_SIDE} pixels, or more than ${MOST_TIMES_AS_LONG} times as long as the other.`,
    )
  return image
    .autoOrient()
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92, mozjpeg: true })
    .toBuffer()
}

/** The largest crop with the frame's aspect ratio around a point. */
function cut({ width, height }: Size, focus: Point, frame: Size) {
  const share = Math.min(width / frame.width, height / frame.height)
  const part = { width: Math.round(frame.width * share), height: Math.round(frame.height * share) }
  const at = (focused: number, whole: number, size: number) =>
    Math.round(Math.min(Math.max(focused * whole - size / 2, 0), whole - size))
  return { ...part, left: at(focus.x, width, part.width), top: at(focus.y, height, part.height) }
}

/** The link preview image of a photo, always of the required size. */
async function cardOf(master: Uint8Array, size: Size, focus: Point, src: string) {
  const { data, info } = await sharp(master)
    .extract(cut(size, focus, CARD))
    .resize({ ...CARD, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const page = sharp(data, { raw: info })
  const hash = digest(data, encodingSettings).slice(0, 8)
  const name = `social/${src}`
  const files: Record<string, Uint8Array> = {}
  for (const encoding of encodingsFor(name, CARD.width))
    files[encodedPath(name, hash, encoding)] = await encode(page, encoding)
  return { card: { hash, ...CARD, tints: await tintsOf(page) }, files }
}

/** Rotates, strips metadata and crops an upload or its master around the focal point. */
export async function convertPhoto(
  { bytes, focus, isMaster, src: known }: ConvertTask,
  progress: (share: number) => void,
): Promise<Converted> {
  try {
    // Don't re-encode a master: each pass loses quality.
    const master = isMaster ? bytes : await upright(bytes)
    progress(0.1)
    const { width, height } = await sharp(master).metadata()
    const frame = await sharp(master)
      .extract(cut({ width, height }, focus, FRAME))
      .resize({ ...FRAME, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const src = known ?? `uploads/${digest(Buffer.from(master)).slice(0, 24)}`
    const cutOut = sharp(frame.data, { raw: frame.info })
    const hash = digest(frame.data, encodingSettings).slice(0, 8)
    const { card, files } = await cardOf(master, { width, height }, focus, src)
    const picture = {
      hash,
      width: frame.info.width,
      height: frame.info.height,
      tints: await tintsOf(cutOut),
      card,
    }
    const encodings = encodingsFor(src, picture.width)
    for (const [index, encoding] of encodings.entries()) {
      files[encodedPath(src, hash, encoding)] = await encode(cutOut, encoding)
      progress(0.2 + (0.8 * (index + 1)) / encodings.length)
    }
    const small = await cutOut.clone().resize({ width: SMALL }).webp({ quality: 74 }).toBuffer()
    return { src, width, height, master, small, picture, files }
  } catch (error) {
    if (error instanceof PhotoRefused) throw error
    const { message } = error as Error
    if (/pixel limit/i.test(message))
      throw new PhotoRefused('This photo has too many pixels. Make it smaller, at most 120 megapixels.')
    throw new PhotoRefused(UNREADABLE, { cause: error })
  }
}
