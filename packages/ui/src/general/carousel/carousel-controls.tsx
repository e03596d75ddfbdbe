'use client'

import type * as React from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icon.tsx'

export interface ArrowProps {
  direction: -1 | 1
  label: string
  trackId: string
  /** Removes the button from the Tab order where the row's own arrow keys do the same. */
  isPointerOnly: boolean
  onStep: (direction: -1 | 1) => void
}

/** Previous or next button. Renders a `<button>`. */
export function CarouselArrow({
  direction,
  label,
  trackId,
  isPointerOnly,
  onStep,
}: ArrowProps): React.JSX.Element {
  const isNext = direction === 1
  return (
    <button
      type="button"
      data-slot={isNext ? 'carousel-next' : 'carousel-previous'}
      className="sg-carousel-arrow"
      aria-label={label}
      aria-controls={trackId}
      tabIndex={isPointerOnly ? -1 : undefined}
      onClick={() => onStep(direction)}
    >
      {isNext ? <ChevronRightIcon /> : <ChevronLeftIcon />}
    </button>
  )
}

export interface DotsProps {
  count: number
  index: number
  name: string
  /** Name of a dot, from 1. */
  nameOf: (number: number) => string
  trackId: string
  onShow: (index: number) => void
}

/** One dot per picture. Renders a `<div>`. */
export function CarouselDots({ count, index, name, nameOf, trackId, onShow }: DotsProps): React.JSX.Element {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise a form
    <div data-slot="carousel-dots" className="sg-carousel-dots" role="group" aria-label={name}>
      {Array.from({ length: count }, (_, dot) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
          key={dot}
          type="button"
          data-slot="carousel-dot"
          className="sg-carousel-dot"
          aria-label={nameOf(dot + 1)}
          aria-controls={trackId}
          aria-current={dot === index ? 'true' : undefined}
          onClick={() => onShow(dot)}
        />
      ))}
    </div>
  )
}
