import { describe, expect, test } from 'vitest'
import { thumbnailWindow } from './thumbnail-window.ts'

const [WIDTH, HEIGHT] = [1200, 900]

/** A picture with dark boxes on its background. */
function drawn(...boxes: [left: number, top: number, width: number, height: number][]) {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(240)
  for (const [left, top, width, height] of boxes) {
    for (let y = top; y < top + height; y++) data.fill(20, y * WIDTH + left, y * WIDTH + left + width)
  }
  return { data, width: WIDTH, height: HEIGHT }
}

describe('the window of a thumbnail', () => {
  test('begins at the first specimen and ends between two', () => {
    const specimens = [105, 335, 565, 795].map(
      (left) => [left, 60, 200, 44] as [number, number, number, number],
    )
    const rows = [44, 121, 198].map((y) => [16, y, 1100, 1] as [number, number, number, number])
    const { left, width } = thumbnailWindow(drawn([17, 78, 60, 12], ...specimens, ...rows))
    expect(left).toBe(91)
    expect(left + width).toBeGreaterThan(535)
    expect(left + width).toBeLessThan(565)
  })

  test('is as wide as a specimen that fills the picture', () => {
    expect(thumbnailWindow(drawn([0, 50, WIDTH, 300]))).toMatchObject({ left: 0, width: WIDTH })
  })

  test('does not leave the picture', () => {
    const { left, top, width, height } = thumbnailWindow(drawn([0, 50, 500, 840], [900, 50, 300, 840]))
    expect(left + width).toBeLessThanOrEqual(WIDTH)
    expect(top + height).toBeLessThanOrEqual(HEIGHT)
  })
})
