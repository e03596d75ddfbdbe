import type { SnapTrack } from './snap-track.ts'

const slack = 5
const enough = 0.12

/** Lets a mouse drag the row; touch already scrolls natively. */
export function dragScroll(track: HTMLElement, snap: SnapTrack, vertical: boolean): () => void {
  let from: { at: number; position: number } | null = null
  let dragged = false

  const along = (event: PointerEvent) => (vertical ? event.clientY : event.clientX)
  const slidesTo = (event: PointerEvent, start: number) => {
    const forward = !vertical && getComputedStyle(track).direction === 'rtl' ? 1 : -1
    return (forward * (along(event) - start)) / ((vertical ? track.clientHeight : track.clientWidth) || 1)
  }

  function onDown(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || event.button !== 0) return
    from = { at: along(event), position: snap.position() }
    dragged = false
  }

  function onMove(event: PointerEvent): void {
    if (!from) return
    if (!dragged && Math.abs(along(event) - from.at) < slack) return
    if (!dragged) {
      dragged = true
      track.dataset.dragging = ''
      track.setPointerCapture(event.pointerId)
    }
    snap.pull(from.position + slidesTo(event, from.at))
  }

  function onUp(event: PointerEvent): void {
    if (!from) return
    const start = from
    from = null
    if (!dragged) return
    delete track.dataset.dragging
    // Suppress only the click that ends the drag; a later one, such as from a key, is intended.
    setTimeout(() => {
      dragged = false
    })
    const slides = slidesTo(event, start.at)
    const step =
      Math.abs(slides) > 0.5 ? Math.round(slides) : Math.abs(slides) > enough ? Math.sign(slides) : 0
    snap.release(Math.round(start.position) + step)
  }

  // Suppress the click that ends a drag, so that it does not follow the link beneath.
  function onClick(event: MouseEvent): void {
    if (!dragged) return
    event.preventDefault()
    event.stopPropagation()
  }

  const onDragStart = (event: Event) => event.preventDefault()

  const listening = new AbortController()
  const { signal } = listening
  track.addEventListener('pointerdown', onDown, { signal })
  track.addEventListener('pointermove', onMove, { signal })
  track.addEventListener('pointerup', onUp, { signal })
  track.addEventListener('pointercancel', onUp, { signal })
  track.addEventListener('click', onClick, { signal, capture: true })
  track.addEventListener('dragstart', onDragStart, { signal })
  return () => listening.abort()
}
