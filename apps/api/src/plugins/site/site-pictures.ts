export interface SitePicture {
  src: string
  /** The smallest file of it. */
  url: string
  width: number
  height: number
}

/** All encoded pictures but link previews have this shape. */
const SHAPE = 1920 / 1200
const encoded = /^\/media\/((?!social\/|uploads\/).+)-(\d+)\.[0-9a-f]{8}\.(webp|avif)$/

/** The pictures among the paths of a site, each with its smallest file and its greatest size. */
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
