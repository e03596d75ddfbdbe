'use client'

import type * as React from 'react'
import type { Motion } from '../../internal/hooks/use-motion.ts'
import type { Words } from '../../locale/language.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icon.tsx'
import { MotionToggle } from '../motion-toggle/motion-toggle.tsx'
import type { CarouselLabels } from './carousel-labels.ts'

interface CarouselControlsProps {
  motion: Motion
  words: Words<CarouselLabels>
  picker: 'none' | 'dots' | 'counter'
  count: number
  index: number
  trackId: string
  onStep: (direction: -1 | 1) => void
  onShow: (index: number) => void
}

/** Pause button, arrows, and what is between them. Renders a `<div>`. */
export function CarouselControls({
  motion,
  words: { labels, say },
  picker,
  count,
  index,
  trackId,
  onStep,
  onShow,
}: CarouselControlsProps): React.JSX.Element {
  const arrow = { trackId, isPointerOnly: picker === 'none', onStep }
  return (
    <div data-slot="carousel-controls" className="sg-carousel-controls">
      <MotionToggle motion={motion} labels={labels} className="sg-carousel-toggle" />
      <CarouselArrow direction={-1} label={labels.previous} {...arrow} />
      {picker === 'dots' && count <= 10 ? (
        <CarouselDots
          count={count}
          index={index}
          name={labels.picker}
          nameOf={(number) => say(labels.show, { number, total: count })}
          trackId={trackId}
          onShow={onShow}
        />
      ) : (
        picker !== 'none' && (
          <span data-slot="carousel-counter" className="sg-carousel-counter" aria-hidden>
            {say(labels.counter, { number: index + 1, total: count })}
          </span>
        )
      )}
      <CarouselArrow direction={1} label={labels.next} {...arrow} />
    </div>
  )
}

interface ArrowProps {
  direction: -1 | 1
  label: string
  trackId: string
  /** Removes the button from the Tab order where the row's own arrow keys do the same. */
  isPointerOnly: boolean
  onStep: (direction: -1 | 1) => void
}

/** Previous or next button. Renders a `<button>`. */
function CarouselArrow({ direction, label, trackId, isPointerOnly, onStep }: ArrowProps): React.JSX.Element {
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

interface DotsProps {
  count: number
  index: number
  name: string
  /** Name of a dot, from 1. */
  nameOf: (number: number) => string
  trackId: string
  onShow: (index: number) => void
}

/** One dot per picture. Renders a `<div>`. */
function CarouselDots({ count, index, name, nameOf, trackId, onShow }: DotsProps): React.JSX.Element {
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
