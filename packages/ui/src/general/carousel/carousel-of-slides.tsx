'use client'

import { cva, cx } from 'class-variance-authority'
import * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'
import { useNear } from '../../internal/hooks/use-near.ts'
import type { VariantClasses } from '../../internal/variant-classes.ts'
import { warnUnnamed } from '../../internal/warnings.ts'
import { useLabels } from '../../locale/locale.tsx'
import { arrowStep } from './arrow-step.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { type CarouselLabels, carouselLabels } from './carousel-labels.ts'
import { CarouselSlide } from './carousel-slide.tsx'
import { useSlideshow } from './use-slideshow.ts'

const carousel = cva('sg-carousel', {
  variants: {
    controls: { edge: 'sg-carousel-edge', bar: 'sg-carousel-bar' },
    picker: { none: 'sg-carousel-plain', dots: '', counter: '' },
  } satisfies VariantClasses<CarouselProps, 'controls' | 'picker'>,
})

export interface CarouselProps extends React.ComponentProps<'section'> {
  /** Accessible name: what the slides show. */
  'aria-label': string
  /** One child per slide, all as large as the carousel. */
  children?: React.ReactNode
  /** Buttons at the edges of the slide, or in a bar at its bottom. @default 'edge' */
  controls?: 'edge' | 'bar' | undefined
  /** Between the arrows: a dot per slide (up to ten, else the counter), a counter, or nothing. @default 'none' */
  picker?: 'none' | 'dots' | 'counter' | undefined
  /** Time per slide in milliseconds. @default 3000 */
  interval?: number | undefined
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined
  index?: number | undefined
  /** @default 0 */
  defaultIndex?: number | undefined
  onIndexChange?: ((index: number) => void) | undefined
  /** `near` fetches the pictures of the second and later slides only once the carousel is near the window. @default 'near' */
  load?: 'near' | 'lazy' | undefined
  /** Shown without slides, instead of its label. */
  empty?: React.ReactNode
  labels?: Partial<CarouselLabels> | undefined
}

/** Slides that can be swiped and advance by themselves while in view. Renders a `<section>`. */
export function Carousel({
  children,
  controls = 'edge',
  picker = 'none',
  interval = 3000,
  orientation = 'horizontal',
  index: givenIndex,
  defaultIndex,
  onIndexChange,
  load = 'near',
  empty,
  labels: givenLabels,
  className,
  ref,
  onFocus,
  onBlur,
  onPointerEnter,
  onPointerLeave,
  onKeyDown,
  ...rest
}: CarouselProps): React.JSX.Element {
  const trackId = React.useId()
  warnUnnamed(rest['aria-label'], 'Carousel', 'aria-label')
  const words = useLabels('carousel', carouselLabels, givenLabels)
  const { labels, say } = words
  const slides = React.Children.toArray(children)
  const count = slides.length
  const moves = count > 1
  const { near, ref: nearRef } = useNear()
  const { motion, index, trackRef, step, show, touch, isWaiting } = useSlideshow({
    index: givenIndex,
    defaultIndex,
    onIndexChange,
    count,
    orientation,
    near,
    interval,
    load,
  })
  const { rootProps } = motion
  const rootRef = useMergedRefs(rootProps.ref, nearRef, ref)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is a region or a group
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role is a region or a group
    <section
      data-slot="carousel"
      data-state={motion.state}
      data-orientation={orientation}
      // Only carousels as wide as a page are landmarks: a list of cards would have dozens.
      role={controls === 'bar' ? undefined : 'group'}
      aria-roledescription={moves ? 'carousel' : undefined}
      {...rest}
      ref={rootRef}
      className={cx(carousel({ controls, picker }), className)}
      onFocus={composeHandlers(onFocus, rootProps.onFocus)}
      onBlur={composeHandlers(onBlur, rootProps.onBlur)}
      onPointerEnter={composeHandlers(onPointerEnter, (event) => {
        touch()
        rootProps.onPointerEnter(event)
      })}
      onPointerLeave={composeHandlers(onPointerLeave, rootProps.onPointerLeave)}
      onKeyDown={composeHandlers(onKeyDown, (event) => {
        const to = moves ? arrowStep(event, orientation, count) : null
        if (!to) return
        event.preventDefault()
        if (to.by) step(to.by)
        else show(to.index)
      })}
    >
      {count === 0 && (
        <p data-slot="carousel-empty" className="sg-carousel-empty">
          <span>{empty ?? labels.empty}</span>
        </p>
      )}
      {moves && (
        <CarouselControls
          motion={motion}
          words={words}
          picker={picker}
          count={count}
          index={index}
          trackId={trackId}
          onStep={step}
          onShow={show}
        />
      )}
      {count > 0 && (
        <div
          ref={trackRef}
          id={trackId}
          data-slot="carousel-track"
          className="sg-carousel-track"
          {...(moves
            ? { tabIndex: 0, role: 'group', 'aria-label': labels.track, 'aria-live': motion.live }
            : {})}
        >
          {slides.map((content, slide) => (
            <CarouselSlide
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place in the row
              key={slide}
              name={moves ? say(labels.slide, { number: slide + 1, total: count }) : undefined}
              isCurrent={slide === index}
              isWaiting={isWaiting(slide)}
            >
              {content}
            </CarouselSlide>
          ))}
        </div>
      )}
    </section>
  )
}
