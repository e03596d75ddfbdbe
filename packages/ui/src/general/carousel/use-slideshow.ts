'use client'

import * as React from 'react'
import { type Motion, useMotion } from '../../internal/hooks/use-motion.ts'
import { type Carousel, type CarouselState, useCarousel } from './use-carousel.ts'

interface SlideshowOptions extends Omit<CarouselState, 'onHand'> {
  /** Milliseconds per slide. */
  interval: number
  load: 'near' | 'lazy'
}

interface Slideshow extends Carousel {
  motion: Motion
  /** Notes that the visitor is at it: every picture may be fetched. */
  touch: () => void
  /** Whether to defer loading the picture of a slide. */
  isWaiting: (slide: number) => boolean
}

/** A carousel that advances by itself; what the visitor does by hand starts the interval anew. */
export function useSlideshow({ interval, load, ...state }: SlideshowOptions): Slideshow {
  const { count, near } = state
  const [touched, setTouched] = React.useState(false)
  const touch = () => setTouched(true)
  const motion = useMotion({ interval, onTick: () => step(1), enabled: count > 1 })
  const onHand = () => {
    touch()
    motion.restart()
  }
  const { index, trackRef, step, show } = useCarousel({ ...state, onHand })
  const [furthest, setFurthest] = React.useState(index)
  if (index > furthest) setFurthest(index)
  return {
    motion,
    index,
    trackRef,
    step: (by) => {
      onHand()
      step(by)
    },
    show: (slide) => {
      onHand()
      show(slide)
    },
    touch,
    isWaiting: (slide) => load === 'near' && slide > 0 && !touched && !(near && slide <= furthest + 1),
  }
}
