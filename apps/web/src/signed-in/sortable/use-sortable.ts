import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { nearestPlace, type Point } from './nearest-place.ts'
import './sortable.css'

interface Drag {
  pointer: number
  from: number
  to: number
  /** Start and distance of the pointer, relative to the list, which may scroll meanwhile. */
  start: Point
  by: Point
  /** Middles of the entries when the drag began. */
  places: readonly Point[]
}

/** In px; shorter movements count as a press. */
const BEGIN = 6

/** Sorts the entries of a list by a handle in each, with mouse, pen and touch; the order changes on release. Escape cancels. */
export function useSortable(move: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const pressed = useRef<Drag>(undefined)
  const justDragged = useRef(false)
  const isDragging = drag !== undefined

  function end() {
    pressed.current = undefined
    setDrag(undefined)
  }

  useEffect(() => {
    if (!isDragging) return
    const leaving = new AbortController()
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Keep Escape from closing a dialog around the list.
      event.preventDefault()
      event.stopPropagation()
      pressed.current = undefined
      setDrag(undefined)
    }
    document.addEventListener('keydown', cancel, { capture: true, signal: leaving.signal })
    return () => leaving.abort()
  }, [isDragging])

  const handle = (from: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const list = event.currentTarget.closest('li')?.parentElement
      if (event.button !== 0 || !event.isPrimary || !list) return
      const corner = list.getBoundingClientRect()
      const places = [...list.children].map((entry) => {
        const { left, top, width, height } = entry.getBoundingClientRect()
        return { x: left + width / 2 - corner.left, y: top + height / 2 - corner.top }
      })
      const start = { x: event.clientX - corner.left, y: event.clientY - corner.top }
      pressed.current = { pointer: event.pointerId, from, to: from, start, by: { x: 0, y: 0 }, places }
      justDragged.current = false
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const begun = pressed.current
      const list = event.currentTarget.closest('li')?.parentElement
      if (begun?.pointer !== event.pointerId || !list) return
      const { left, top } = list.getBoundingClientRect()
      const by = { x: event.clientX - left - begun.start.x, y: event.clientY - top - begun.start.y }
      if (!drag && Math.hypot(by.x, by.y) < BEGIN) return
      if (!drag) event.currentTarget.setPointerCapture(event.pointerId)
      justDragged.current = true
      setDrag({ ...begun, by, to: nearestPlace(begun.places, from, by) })
    },
    onPointerUp() {
      if (drag && drag.to !== drag.from) move(drag.from, drag.to)
      end()
    },
    onPointerCancel: end,
    // Suppress the click that ends a drag.
    onClick(event: { preventDefault: () => void }) {
      if (justDragged.current) event.preventDefault()
      justDragged.current = false
    },
  })

  const item = (index: number) => {
    if (!drag) return {}
    const { from, to, by } = drag
    if (index === from) return { 'data-dragged': 'self', style: { translate: `${by.x}px ${by.y}px` } }
    if (index === to) return { 'data-dragged': to > from ? 'after' : 'before' }
    return {}
  }

  return { handle, item }
}
