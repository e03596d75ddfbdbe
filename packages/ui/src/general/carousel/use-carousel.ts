'use client'

import * as React from 'react'
import { prefersReducedMotion } from '../../internal/hooks/motion-preference.ts'
import { dragScroll } from './drag-scroll.ts'
import { type SnapTrack, snapTrack } from './snap-track.ts'

export interface CarouselState {
  index?: number | undefined
  defaultIndex?: number | undefined
  onIndexChange?: ((index: number) => void) | undefined
  count: number
  orientation: 'horizontal' | 'vertical'
  /** Whether it is near the window: until then nothing is measured. */
  near: boolean
  /** Called when the visitor moves the row by hand. */
  onHand: () => void
}

export interface Carousel {
  index: number
  trackRef: React.RefObject<HTMLDivElement | null>
  /** Goes one picture forward or back, looping at the ends. */
  step: (direction: -1 | 1) => void
  show: (index: number) => void
}

/** Keeps track of the current picture and scrolls to it. */
export function useCarousel({
  index: given,
  defaultIndex = 0,
  onIndexChange,
  count,
  orientation,
  near,
  onHand,
}: CarouselState): Carousel {
  const [own, setOwn] = React.useState(defaultIndex)
  const index = count === 0 ? 0 : Math.min(given ?? own, count - 1)
  const trackRef = React.useRef<HTMLDivElement>(null)
  const snap = React.useRef<SnapTrack>(undefined)
  const direction = React.useRef<-1 | 0 | 1>(0)
  const placed = React.useRef(false)
  const [refusals, countRefusal] = React.useReducer((refused: number) => refused + 1, 0)

  const change = (next: number) => {
    setOwn(next)
    if (next !== index) onIndexChange?.(next)
  }
  const onMove = React.useEffectEvent((next: number) => {
    onHand()
    change(next)
  })
  const onRest = React.useEffectEvent((at: number) => {
    if (at === index) return
    // A refused step past an end returns past that same end.
    direction.current = at > index ? 1 : -1
    countRefusal()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of slides needs a new track, another picture does not
  React.useEffect(() => {
    const track = trackRef.current
    if (!track || !near) return
    const made = snapTrack(track, {
      orientation,
      onMove: (next) => onMove(next),
      onRest: (at) => onRest(at),
    })
    const stopDragging = dragScroll(track, made, orientation === 'vertical')
    snap.current = made
    const found = made.index()
    // The visitor scrolled the row before hydration, as on a slow phone: treat it as a move.
    if (!placed.current && found !== 0) {
      onMove(found)
      onRest(found)
    } else if (found !== index) made.goTo(index, 0, 'instant')
    placed.current = true
    return () => {
      stopDragging()
      made.destroy()
      snap.current = undefined
    }
  }, [orientation, count, near])

  // biome-ignore lint/correctness/useExhaustiveDependencies: reverts a move that the parent did not accept
  React.useEffect(() => {
    if (snap.current && snap.current.index() !== index)
      snap.current.goTo(index, direction.current, prefersReducedMotion() ? 'instant' : 'smooth')
    direction.current = 0
  }, [index, refusals])

  const leaveSlide = () => {
    // The slide is about to become inert: keep the focus inside the carousel.
    const focused = document.activeElement
    if (focused && focused !== trackRef.current && trackRef.current?.contains(focused))
      trackRef.current.focus({ preventScroll: true })
  }

  return {
    index,
    trackRef,
    step: (by) => {
      leaveSlide()
      direction.current = by
      change((index + by + count) % count)
    },
    show: (next) => {
      leaveSlide()
      change(next)
    },
  }
}
