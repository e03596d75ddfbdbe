import { goTo, openEnds, settleAt, settleDisplaced } from './slide-loop.ts'
import {
  furthestOf,
  isAt,
  type LoopPosition,
  positionOf,
  type SlideRow,
  scrollTo,
  sizeOf,
  wrap,
} from './slide-row.ts'

export interface SnapTrackOptions {
  orientation: 'horizontal' | 'vertical'
  /** Called when the visitor has moved the row to another picture. */
  onMove: (index: number) => void
  /** Called when the row has come to rest at a picture. */
  onRest: (index: number) => void
}

export interface SnapTrack {
  /** Scrolls to a picture; a direction of 1 or -1 loops past the ends. */
  goTo: (index: number, direction: -1 | 0 | 1, behavior: ScrollBehavior) => void
  index: () => number
  /** Scroll position, in slides from the start. */
  position: () => number
  /** Scrolls to a position between two slides during a drag. */
  pull: (position: number) => void
  /** Ends a drag by gliding to a slide. */
  release: (slot: LoopPosition) => void
  destroy: () => void
}

function rowOf(track: HTMLElement, vertical: boolean): SlideRow {
  const row: SlideRow = { track, vertical, rest: 0, current: 0, target: null, displaced: false }
  row.rest = Math.round(positionOf(row))
  row.current = wrap(row, row.rest)
  return row
}

/** Moves a scroll-snap row of full-width slides in a loop, with native scrolling. */
export function snapTrack(track: HTMLElement, { orientation, onMove, onRest }: SnapTrackOptions): SnapTrack {
  const row = rowOf(track, orientation === 'vertical')
  const resizing = keepRest(row)
  const listening = new AbortController()
  const { signal } = listening
  let quiet: ReturnType<typeof setTimeout>

  function onScroll(): void {
    if (!('onscrollend' in window)) {
      clearTimeout(quiet)
      quiet = setTimeout(onScrollEnd, 120)
    }
    if (row.target !== null) return
    const passed = wrap(row, Math.round(positionOf(row)))
    if (passed === row.current) return
    row.current = passed
    onMove(passed)
  }

  function onScrollEnd(): void {
    const slot = Math.round(positionOf(row))
    if (track.dataset.dragging !== undefined) return
    // Ignore the end of a scroll that a newer one has replaced.
    if (row.target !== null && slot !== row.target) return
    const index = wrap(row, slot)
    const moved = index !== row.current
    if (slot !== row.rest || row.target !== null) settleAt(row, index)
    if (moved) onMove(index)
    onRest(index)
    if (track.matches(':hover')) openEnds(row)
  }

  /** Grabbing the row cancels the pending scroll target. */
  function onGrab(): void {
    row.target = null
  }

  track.addEventListener('scroll', onScroll, { signal, passive: true })
  track.addEventListener('scrollend', onScrollEnd, { signal })
  track.addEventListener('pointerenter', () => openEnds(row), { signal })
  track.addEventListener('pointerdown', onGrab, { signal })
  track.addEventListener('wheel', onGrab, { signal, passive: true })

  return {
    goTo: (index, direction, behavior) => goTo(row, index, direction, behavior),
    index: () => row.current,
    position: () => positionOf(row),
    pull: (place) => {
      track.style.scrollSnapType = 'none'
      scrollTo(row, place, 'instant')
    },
    release: (slot) => {
      const reachable = Math.min(Math.max(slot, 0), furthestOf(row))
      if (isAt(row, reachable)) settleAt(row, wrap(row, reachable))
      else scrollTo(row, reachable, 'smooth')
    },
    destroy: () => {
      clearTimeout(quiet)
      // The next track starts from slides in their own places.
      settleDisplaced(row)
      resizing.disconnect()
      listening.abort()
    },
  }
}

/** Stays at its picture when the row is resized. */
function keepRest(row: SlideRow): ResizeObserver {
  let width = sizeOf(row)
  const resizing = new ResizeObserver(() => {
    if (sizeOf(row) === width) return
    width = sizeOf(row)
    if (row.target === null) scrollTo(row, row.rest, 'instant')
  })
  resizing.observe(row.track)
  return resizing
}
