/** Runs after the next frame has been painted, unless aborted. */
export function afterPaint(act: () => void): AbortController {
  const leaving = new AbortController()
  requestAnimationFrame(() => setTimeout(() => !leaving.signal.aborted && act()))
  return leaving
}
