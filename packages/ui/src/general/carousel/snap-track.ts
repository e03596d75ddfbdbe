/** Index of a slide, or one before or after the row while it loops. */
type LoopPosition = number

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

/** Moves a scroll-snap row of full-width slides in a loop, with native scrolling. */
export function snapTrack(track: HTMLElement, { orientation, onMove, onRest }: SnapTrackOptions): SnapTrack {
  const vertical = orientation === 'vertical'
  const count = () => track.children.length
  const size = () => (vertical ? track.clientHeight : track.clientWidth) || 1
  const sign = () => (!vertical && getComputedStyle(track).direction === 'rtl' ? -1 : 1)
  const position = () => Math.abs(vertical ? track.scrollTop : track.scrollLeft) / size()
  const wrap = (slot: LoopPosition) => ((slot % count()) + count()) % count()

  let rest: LoopPosition = Math.round(position())
  let current = wrap(rest)
  let target: LoopPosition | null = null
  let displaced = false
  let width = size()
  let quiet: ReturnType<typeof setTimeout>

  function scrollTo(slot: LoopPosition, behavior: ScrollBehavior): void {
    const distance = sign() * slot * size()
    track.scrollTo(vertical ? { top: distance, behavior } : { left: distance, behavior })
  }

  function place(index: number, slot: LoopPosition): void {
    const slide = track.children[index]
    if (!(slide instanceof HTMLElement)) return
    const shift = `${sign() * (slot - index) * 100}%`
    slide.style.translate = slot === index ? '' : vertical ? `0 ${shift}` : shift
    displaced ||= slot !== index
  }

  /** Puts every slide back in its own place and keeps the same picture in view. */
  function settleAt(index: number): void {
    for (let each = 0; each < count(); each++) place(each, each)
    displaced = false
    target = null
    current = index
    if (rest !== index || Math.abs(position() - index) > 0.01) scrollTo(index, 'instant')
    rest = index
    track.style.scrollSnapType = ''
  }

  /** Puts a neighbour on both sides of a picture at the end of the row, so that a swipe can loop. */
  function openEnds(): void {
    const last = count() - 1
    if (target !== null || displaced || last < 1) return
    if (current === last && rest === last) place(0, count())
    if (current === 0 && rest === 0 && last > 1) {
      place(0, count())
      place(1, count() + 1)
      rest = count()
      scrollTo(rest, 'instant')
    }
  }

  function goTo(index: number, direction: -1 | 0 | 1, behavior: ScrollBehavior): void {
    const last = count() - 1
    if (displaced) settleAt(target === null ? current : wrap(target))
    let slot: LoopPosition = index
    if (direction === 1 && current === last && index === 0) {
      place(0, count())
      slot = count()
    } else if (direction === -1 && current === 0 && index === last) {
      place(0, count())
      scrollTo(count(), 'instant')
    }
    current = index
    target = slot
    rest = slot
    scrollTo(slot, behavior)
    if (behavior === 'instant' || Math.abs(position() - slot) < 0.01) settleAt(index)
  }

  function onScroll(): void {
    if (!('onscrollend' in window)) {
      clearTimeout(quiet)
      quiet = setTimeout(onScrollEnd, 120)
    }
    if (target !== null) return
    const passed = wrap(Math.round(position()))
    if (passed === current) return
    current = passed
    onMove(passed)
  }

  function onScrollEnd(): void {
    const slot = Math.round(position())
    if (track.dataset.dragging !== undefined) return
    // Ignore the end of a scroll that a newer one has replaced.
    if (target !== null && slot !== target) return
    const index = wrap(slot)
    const moved = index !== current
    if (slot !== rest || target !== null) settleAt(index)
    if (moved) onMove(index)
    onRest(index)
    if (track.matches(':hover')) openEnds()
  }

  /** Grabbing the row cancels the pending scroll target. */
  function onGrab(): void {
    target = null
  }

  const resized = new ResizeObserver(() => {
    if (size() === width) return
    width = size()
    if (target === null) scrollTo(rest, 'instant')
  })

  const listening = new AbortController()
  const { signal } = listening
  resized.observe(track)
  track.addEventListener('scroll', onScroll, { signal, passive: true })
  track.addEventListener('scrollend', onScrollEnd, { signal })
  track.addEventListener('pointerenter', openEnds, { signal })
  track.addEventListener('pointerdown', onGrab, { signal })
  track.addEventListener('wheel', onGrab, { signal, passive: true })

  return {
    goTo,
    index: () => current,
    position,
    pull: (place) => {
      track.style.scrollSnapType = 'none'
      scrollTo(place, 'instant')
    },
    release: (slot) => {
      const furthest = Math.round((vertical ? track.scrollHeight : track.scrollWidth) / size()) - 1
      const reachable = Math.min(Math.max(slot, 0), furthest)
      if (Math.abs(position() - reachable) < 0.01) settleAt(wrap(reachable))
      else scrollTo(reachable, 'smooth')
    },
    destroy: () => {
      clearTimeout(quiet)
      // The next track starts from slides in their own places.
      if (displaced) settleAt(target === null ? current : wrap(target))
      resized.disconnect()
      listening.abort()
    },
  }
}
