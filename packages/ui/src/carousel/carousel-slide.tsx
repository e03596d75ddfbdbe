'use client'

import type * as React from 'react'
import { useHydrated } from '../internal/use-hydrated.ts'

export interface CarouselSlideProps {
  /** 'n of m'; without it the slide is the only one. */
  name: string | undefined
  isCurrent: boolean
  /** Its picture is not to be fetched yet. */
  isWaiting: boolean
  children: React.ReactNode
}

/** One place in the row. Renders a `<div>`. */
export function CarouselSlide({
  name,
  isCurrent,
  isWaiting,
  children,
}: CarouselSlideProps): React.JSX.Element {
  // Before the script runs every slide is within reach of keys and screen readers, since all can be scrolled to.
  const hydrated = useHydrated()
  return (
    <div
      data-slot="carousel-slide"
      data-state={isCurrent ? 'current' : 'away'}
      data-waiting={isWaiting ? '' : undefined}
      className="sg-carousel-slide"
      {...(name
        ? {
            role: 'group',
            'aria-roledescription': 'slide',
            'aria-label': name,
            inert: hydrated && !isCurrent,
          }
        : {})}
    >
      {children}
    </div>
  )
}
