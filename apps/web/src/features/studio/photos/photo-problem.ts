/** Number of bytes needed to detect the file type. */
const START = 64

const HEIC =
  'It is in Apple’s HEIC format, which most browsers can’t show. Choose it in Safari on the iPhone, which sends it as JPEG, or export it as JPEG from Preview on a Mac. For new photos: Settings, Camera, Formats, Most Compatible.'
const OTHER = 'This is not a JPEG, PNG, WebP or AVIF. Save it as JPEG and choose it again.'

const starts: readonly (readonly [at: number, text: string])[] = [
  [0, '\xff\xd8\xff'],
  [0, '\x89PNG'],
  [8, 'WEBP'],
]

/** Compatible brands of an ISO media file, such as `avif` or `heic`. */
function brandsOf(start: string): string[] {
  if (start.slice(4, 8) !== 'ftyp') return []
  const length = [...start.slice(0, 4)].reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0)
  return start.slice(8, length).match(/[\s\S]{4}/g) ?? []
}

/** Why a file will be refused, checked before the upload; the service checks it again. */
export async function photoProblem(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, START).arrayBuffer())
  const start = String.fromCharCode(...bytes)
  if (starts.some(([at, text]) => start.startsWith(text, at))) return undefined
  const brands = brandsOf(start)
  if (brands.some((brand) => brand.startsWith('avi'))) return undefined
  return brands.some((brand) => /^(he|mif1|msf1)/.test(brand)) ? HEIC : OTHER
}
