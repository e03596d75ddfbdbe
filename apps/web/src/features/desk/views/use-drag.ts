import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Box, placeAfterDrag } from './sorting.ts'

interface Drag {
  pointer: number
  from: number
  to: number
  /** Start and distance of the pointer, relative to the list, which may scroll meanwhile. */
  start: number
  by: number
  boxes: readonly Box[]
}

/** Drag and drop of rows by a handle with `data-grip`, for mouse, pen and touch. Escape cancels. */
export function useDrag(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null)
  const [drag, setDrag] = useState<Drag>()
  const isDragging = drag !== undefined

  useEffect(() => {
    if (!isDragging) return
    const leaving = new AbortController()
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Keep Escape from closing the dialog.
      event.preventDefault()
      event.stopPropagation()
      setDrag(undefined)
    }
    document.addEventListener('keydown', cancel, { capture: true, signal: leaving.signal })
    return () => leaving.abort()
  }, [isDragging])

  useEffect(() => {
    if (drag) list.current?.children[drag.from]?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [drag])

  const heightOf = (event: PointerEvent) => event.clientY - event.currentTarget.getBoundingClientRect().top

  return {
    list,
    isDragging,
    /** Offset of a row in pixels. */
    shiftOf(index: number): number {
      if (!drag) return 0
      const { from, to, by, boxes } = drag
      if (index === from) return by
      const height = boxes[from]?.height ?? 0
      if (index > from && index <= to) return -height
      return index < from && index >= to ? height : 0
    },
    isDragged: (index: number) => drag?.from === index,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLUListElement>) {
        const grip = event.target instanceof Element ? event.target.closest('[data-grip]') : null
        if (!grip || event.button !== 0 || !event.isPrimary) return
        const rows = [...event.currentTarget.children].filter((row) => row instanceof HTMLElement)
        const from = rows.findIndex((row) => row.contains(grip))
        grip.setPointerCapture(event.pointerId)
        const boxes = rows.map(({ offsetTop, offsetHeight }) => ({ top: offsetTop, height: offsetHeight }))
        setDrag({ pointer: event.pointerId, from, to: from, by: 0, boxes, start: heightOf(event) })
      },
      onPointerMove(event: PointerEvent<HTMLUListElement>) {
        if (drag?.pointer !== event.pointerId) return
        const by = heightOf(event) - drag.start
        setDrag({ ...drag, by, to: placeAfterDrag(drag.boxes, drag.from, by) })
      },
      onPointerUp(event: PointerEvent<HTMLUListElement>) {
        if (drag?.pointer !== event.pointerId) return
        setDrag(undefined)
        if (drag.to !== drag.from) onMove(drag.from, drag.to)
      },
      onPointerCancel: () => setDrag(undefined),
    },
  }
}
