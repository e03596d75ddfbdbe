// Heights for pictures of one shape: tall and low in turn, never two alike in a row.
const rhythm = [1.25, 0.75, 1, 0.7, 1.15, 0.85, 1.35]

/**
 * Number of thin grid rows that each picture of a masonry wall spans; `rows` of them equal the column width.
 * Uses true heights, unless all pictures have the same shape: then `rhythm` varies them.
 */
export function masonrySpans(pictures: readonly { width: number; height: number }[], rows = 24): number[] {
  const shapes = pictures.map(({ width, height }) => height / width)
  const areAlike = shapes.every((shape) => Math.abs(shape - (shapes[0] ?? shape)) < 0.02)
  const heights =
    areAlike && shapes.length > 2 ? shapes.map((_, place) => rhythm[place % rhythm.length] ?? 1) : shapes
  return heights.map((height) => Math.max(1, Math.round(height * rows)))
}
