export interface SitePicture {
  src: string
  /** Its smallest file. */
  url: string
  width: number
  height: number
}

/** Aspect ratio of all encoded pictures except link previews. */
const SHAPE = 1920 / 1200
const encoded = /^\/media\/((?!social\/|uploads\/).+)-(\d+)\.[0-9a-f]{8}\.(webp|avif)$/

/** The pictures among the paths of a site, each with its smallest file and largest size. */
export function picturesAmong(paths: ReadonlySet<string>): SitePicture[] {
  const found = new Map<string, { least: number; most: number; url: string }>()
  for (const url of paths) {
    const [, src, size = '', type] = encoded.exec(url) ?? []
    if (src === undefined) continue
    const width = Number(size)
    const known = found.get(src)
    found.set(src, {
      least: Math.min(width, known?.least ?? width),
      most: Math.max(width, known?.most ?? width),
      url: known === undefined || (type === 'webp' && width <= known.least) ? url : known.url,
    })
  }
  return [...found]
    .map(([src, { most, url }]) => ({ src, url, width: most, height: Math.round(most / SHAPE) }))
    .sort((one, other) => one.src.localeCompare(other.src, 'en', { numeric: true }))
}
