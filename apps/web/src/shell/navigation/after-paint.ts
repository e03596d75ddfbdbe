/** Acts once the next frame has been painted, unless it is aborted before. */
export function afterPaint(act: () => void): AbortController {
  const leaving = new AbortController()
  requestAnimationFrame(() => setTimeout(() => !leaving.signal.aborted && act()))
  return leaving
}
