import { type PointerEvent, useRef, useState } from 'react'

interface Dragging {
  from: number
  to: number
  /** How far the pointer has come, in pixels. */
  by: { x: number; y: number }
}

/** In px; shorter movements count as a press. */
const BEGIN = 6

/** Drag and drop by a handle, for mouse and touch; the order changes on release. */
export function useDragging(move: (from: number, to: number) => void) {
  const [dragging, setDragging] = useState<Dragging>()
  const start = useRef<{ x: number; y: number; from: number; list: Element } | null>(null)
  const justDragged = useRef(false)

  const nearest = (list: Element, x: number, y: number): number => {
    const apart = [...list.children].map((item) => {
      const { left, top, width, height } = item.getBoundingClientRect()
      return Math.hypot(left + width / 2 - x, top + height / 2 - y)
    })
    return apart.indexOf(Math.min(...apart))
  }

  const handle = (from: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const item = event.currentTarget.closest('li')
      if (event.button !== 0 || !item?.parentElement) return
      start.current = { x: event.clientX, y: event.clientY, from, list: item.parentElement }
      justDragged.current = false
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const begin = start.current
      if (!begin) return
      const by = { x: event.clientX - begin.x, y: event.clientY - begin.y }
      if (!dragging && Math.hypot(by.x, by.y) < BEGIN) return
      if (!dragging) event.currentTarget.setPointerCapture(event.pointerId)
      justDragged.current = true
      // Exclude the dragged item's own transform.
      const to = nearest(begin.list, event.clientX, event.clientY)
      setDragging({ from: begin.from, to: to === begin.from ? (dragging?.to ?? to) : to, by })
    },
    onPointerUp() {
      if (dragging) move(dragging.from, dragging.to)
      start.current = null
      setDragging(undefined)
    },
    onPointerCancel() {
      start.current = null
      setDragging(undefined)
    },
    // Suppress the click that ends a drag.
    onClick(event: { preventDefault: () => void }) {
      if (justDragged.current) event.preventDefault()
      justDragged.current = false
    },
  })

  const item = (index: number) => {
    if (!dragging) return {}
    const { from, to, by } = dragging
    if (index === from) return { 'data-dragged': 'self', style: { translate: `${by.x}px ${by.y}px` } }
    if (index === to) return { 'data-dragged': to > from ? 'after' : 'before' }
    return {}
  }

  return { handle, item }
}
