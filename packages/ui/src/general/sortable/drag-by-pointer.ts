import type * as React from 'react'
import { nearestIndex, nearestList, type Point } from './places.ts'
import { scrollNearEdge } from './scroll-near-edge.ts'
import { beginSorting, type Sorting, type SortingHost } from './sorting.ts'

/** In px; shorter movements count as a press. */
const BEGIN = 6

/** Drags an entry, from the press on its handle until the release. */
export function dragByPointer(host: SortingHost, pressed: React.PointerEvent<HTMLElement>): void {
  const { pointerId, currentTarget: handle } = pressed
  const list = host.lists().find((each) => each.contains(handle))
  if (pressed.button !== 0 || !pressed.isPrimary || !list) return
  const released = new AbortController()
  const done = new AbortController()
  const start = { x: pressed.clientX, y: pressed.clientY }
  const corner = list.getBoundingClientRect()
  let pointer: Point = start
  let sorting: Sorting | undefined

  function follow(): void {
    const target = nearestList(host.lists(), pointer)
    if (!list || !sorting || sorting.signal.aborted || !target) return
    // The list may have scrolled.
    const { left, top } = list.getBoundingClientRect()
    const by = { x: pointer.x - start.x - left + corner.left, y: pointer.y - start.y - top + corner.top }
    sorting.entry.style.translate = `${by.x}px ${by.y}px`
    sorting.aim({ list: target, index: nearestIndex(target, sorting.entry, by) })
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== pointerId) return
    pointer = { x: event.clientX, y: event.clientY }
    if (!sorting && Math.hypot(pointer.x - start.x, pointer.y - start.y) >= BEGIN) {
      sorting = beginSorting(host, handle)
      handle.setPointerCapture(pointerId)
      if (sorting) scrollNearEdge(list as HTMLElement, () => pointer.y, follow, sorting.signal)
    }
    follow()
  }

  function release(event: PointerEvent): void {
    if (event.pointerId !== pointerId) return
    // Not in the timer below: on a busy page, further movements arrive before it.
    released.abort()
    sorting?.end(event.type === 'pointerup')
    // After the click that ends a drag.
    setTimeout(() => done.abort())
  }

  function ignoreClick(event: Event): void {
    if (!sorting) return
    event.preventDefault()
    event.stopPropagation()
  }

  const { signal } = released
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', release, { signal })
  window.addEventListener('pointercancel', release, { signal })
  handle.addEventListener('click', ignoreClick, { capture: true, signal: done.signal })
}
