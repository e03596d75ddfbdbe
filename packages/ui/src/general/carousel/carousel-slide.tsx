'use client'

import type * as React from 'react'
import { useHydrated } from '../../internal/hooks/use-hydrated.ts'

export interface CarouselSlideProps {
  /** 'n of m'; undefined for a single slide. */
  name: string | undefined
  isCurrent: boolean
  /** Whether to defer loading the picture. */
  isWaiting: boolean
  children: React.ReactNode
}

/** One slide of the row. Renders a `<div>`. */
export function CarouselSlide({
  name,
  isCurrent,
  isWaiting,
  children,
}: CarouselSlideProps): React.JSX.Element {
  // Before hydration every slide stays reachable by keys and screen readers, since all can be scrolled to.
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
