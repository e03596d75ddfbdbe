/** One byte per pixel. */
interface Raster {
  data: Uint8Array
  width: number
  height: number
}

export interface PictureWindow {
  left: number
  top: number
  width: number
  height: number
}

/** Height of the row that names the columns of a matrix. */
const HEAD = 46
const GUTTER = 10
/** The most by which a shadow is darker than the background. */
const SHADOW = 20
/** A line between rows covers all of these. */
const LINE = Array.from({ length: 100 }, (_, n) => 18 + 3 * n)
const NARROWEST = 260
const WIDEST = 640

/** The first specimens of a matrix, without row and column names: a thumbnail of the whole would be illegible. */
export function thumbnailWindow(picture: Raster): PictureWindow {
  const { width, height } = picture
  const bottom = Math.min(height, HEAD + 360)
  const gutters = guttersOf(picture, HEAD, bottom)
  const names = gutters.find(({ from, to }) => from > 40 && to < 136)
  const left = names ? names.to - 14 : 0
  const least = left + NARROWEST
  const ends = gutters.filter(({ to }) => to >= least).map(({ from }) => Math.max(from + GUTTER, least))
  const end = ends.findLast((x) => x <= left + WIDEST) ?? ends.at(0) ?? width
  const shown = Math.min(end, width) - left
  return { left, top: HEAD, width: shown, height: Math.min(height - HEAD, Math.round(shown * 0.75)) }
}

/** Runs of columns that hold nothing but the lines between rows. */
function guttersOf({ data, width }: Raster, top: number, bottom: number): { from: number; to: number }[] {
  const ground = data[2 * width + 2] ?? 0
  const isDrawn = (x: number, y: number): boolean => Math.abs((data[y * width + x] ?? 0) - ground) > SHADOW
  const rows = Array.from({ length: bottom - top }, (_, y) => y + top)
  const isCovered = (y: number): boolean => LINE.every((x) => isDrawn(x, y))
  const isLine = (y: number): boolean => isCovered(y) && !isCovered(y - 2) && !isCovered(y + 2)
  const inked = rows.filter((y) => !isLine(y))
  const gutters: { from: number; to: number }[] = []
  let from = 0
  for (let x = 0; x <= width; x++) {
    const isEmpty = x < width && !inked.some((y) => isDrawn(x, y))
    if (isEmpty) continue
    if (x - from >= GUTTER) gutters.push({ from, to: x })
    from = x + 1
  }
  return gutters
}
