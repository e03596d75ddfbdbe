'use client'

import { cva, cx } from 'class-variance-authority'
import * as React from 'react'
import { composeHandlers } from '../internal/compose-handlers.ts'
import { useMotion } from '../internal/hooks/use-motion.ts'
import { useNear } from '../internal/hooks/use-near.ts'
import { mergeRefs } from '../internal/merge-refs.ts'
import { warnUnnamed } from '../internal/warnings.ts'
import { useLabels } from '../locale/locale.tsx'
import { MotionToggle } from '../motion-toggle/motion-toggle.tsx'
import { Picture, type PictureImage, type PictureProps } from '../picture/picture.tsx'
import { arrowStep } from './arrow-step.ts'
import { CarouselArrow, CarouselDots } from './carousel-controls.tsx'
import { type CarouselLabels, carouselLabels } from './carousel-labels.ts'
import { carouselPresets } from './carousel-presets.ts'
import { CarouselSlide } from './carousel-slide.tsx'
import { useCarousel } from './use-carousel.ts'

export type { CarouselLabels } from './carousel-labels.ts'

const carousel = cva('sg-carousel', {
  variants: {
    preset: {
      strip: 'sg-carousel-strip',
      hero: 'sg-carousel-hero',
      slideshow: 'sg-carousel-slideshow',
      room: 'sg-carousel-room',
    } satisfies Record<NonNullable<ImageCarouselProps['preset']>, string>,
    layout: { edge: 'sg-carousel-edge', bar: 'sg-carousel-bar' },
  },
})

export interface ImageCarouselProps extends Omit<React.ComponentProps<'section'>, 'children'> {
  /** Accessible name: what the pictures show. */
  'aria-label': string
  images: readonly PictureImage[]
  /** `strip` on cards (3 s), `hero` with dots (4 s), `slideshow` with counter (5 s), `room` (5 s). @default 'strip' */
  preset?: 'strip' | 'hero' | 'slideshow' | 'room' | undefined
  /** Time per picture in milliseconds; overrides the preset's. */
  interval?: number | undefined
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined
  index?: number | undefined
  /** @default 0 */
  defaultIndex?: number | undefined
  onIndexChange?: ((index: number) => void) | undefined
  /** `near` fetches the second and later pictures only once the carousel is near the window. @default 'near' */
  load?: 'near' | 'lazy' | undefined
  /** Props passed to every picture; `priority` applies to the first only. */
  picture?: Pick<PictureProps, 'ratio' | 'sizes' | 'priority' | 'fallback'> | undefined
  /** Wraps a picture, for example in a link that opens it. */
  renderSlide?: ((picture: React.ReactElement, index: number) => React.ReactNode) | undefined
  /** Shown when `images` is empty, instead of its label. */
  empty?: React.ReactNode
  labels?: Partial<CarouselLabels> | undefined
}

/** A picture carousel that can be swiped and advances by itself while in view. Renders a `<section>`. */
export function ImageCarousel({
  images,
  preset = 'strip',
  interval,
  orientation = 'horizontal',
  index: givenIndex,
  defaultIndex,
  onIndexChange,
  load = 'near',
  picture = {},
  renderSlide = (element) => element,
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
}: ImageCarouselProps): React.JSX.Element {
  const trackId = React.useId()
  warnUnnamed(rest['aria-label'], 'ImageCarousel', 'aria-label')
  const { labels, say } = useLabels('carousel', carouselLabels, givenLabels)
  const settings = carouselPresets[preset]
  const count = images.length
  const moves = count > 1
  const { near, ref: nearRef } = useNear()
  const [touched, setTouched] = React.useState(false)
  const motion = useMotion({
    interval: interval ?? settings.interval,
    onTick: () => step(1),
    enabled: moves,
  })
  const { index, trackRef, step, show } = useCarousel({
    index: givenIndex,
    defaultIndex,
    onIndexChange,
    count,
    orientation,
    near,
    onHand: () => {
      setTouched(true)
      motion.restart()
    },
  })
  const [furthest, setFurthest] = React.useState(index)
  if (index > furthest) setFurthest(index)

  const byHand = (act: () => void) => {
    setTouched(true)
    motion.restart()
    act()
  }
  const isWaiting = (slide: number) =>
    load === 'near' && slide > 0 && !touched && !(near && slide <= furthest + 1)

  const { rootProps } = motion
  const rootRef = React.useMemo(() => mergeRefs(rootProps.ref, nearRef, ref), [rootProps.ref, nearRef, ref])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is a region or a group
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role is a region or a group
    <section
      data-slot="carousel"
      data-state={motion.state}
      data-preset={preset}
      data-orientation={orientation}
      role={settings.landmark ? undefined : 'group'}
      aria-roledescription={moves ? 'carousel' : undefined}
      {...rest}
      ref={rootRef}
      className={cx(carousel({ preset, layout: settings.layout }), className)}
      onFocus={composeHandlers(onFocus, rootProps.onFocus)}
      onBlur={composeHandlers(onBlur, rootProps.onBlur)}
      onPointerEnter={composeHandlers(onPointerEnter, (event) => {
        setTouched(true)
        rootProps.onPointerEnter(event)
      })}
      onPointerLeave={composeHandlers(onPointerLeave, rootProps.onPointerLeave)}
      onKeyDown={composeHandlers(onKeyDown, (event) => {
        const to = moves ? arrowStep(event, orientation, count) : null
        if (!to) return
        event.preventDefault()
        byHand(() => (to.by ? step(to.by) : show(to.index)))
      })}
    >
      {count === 0 && (
        <p data-slot="carousel-empty" className="sg-carousel-empty">
          <span>{empty ?? labels.empty}</span>
        </p>
      )}
      {moves && (
        <div data-slot="carousel-controls" className="sg-carousel-controls">
          <MotionToggle motion={motion} labels={labels} className="sg-carousel-toggle" />
          <CarouselArrow
            direction={-1}
            label={labels.previous}
            trackId={trackId}
            isPointerOnly={preset === 'strip'}
            onStep={(by) => byHand(() => step(by))}
          />
          {settings.dots && count <= 10 ? (
            <CarouselDots
              count={count}
              index={index}
              name={labels.picker}
              nameOf={(number) => say(labels.show, { number, total: count })}
              trackId={trackId}
              onShow={(slide) => byHand(() => show(slide))}
            />
          ) : (
            <span data-slot="carousel-counter" className="sg-carousel-counter" aria-hidden>
              {say(labels.counter, { number: index + 1, total: count })}
            </span>
          )}
          <CarouselArrow
            direction={1}
            label={labels.next}
            trackId={trackId}
            isPointerOnly={preset === 'strip'}
            onStep={(by) => byHand(() => step(by))}
          />
        </div>
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
          {images.map((image, slide) => (
            <CarouselSlide
              // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand twice in a row
              key={`${slide} ${image.src}`}
              name={moves ? say(labels.slide, { number: slide + 1, total: count }) : undefined}
              isCurrent={slide === index}
              isWaiting={isWaiting(slide)}
            >
              {renderSlide(
                <Picture
                  {...image}
                  {...picture}
                  sizes={image.sizes ?? picture.sizes}
                  priority={slide === 0 && picture.priority}
                />,
                slide,
              )}
            </CarouselSlide>
          ))}
        </div>
      )}
    </section>
  )
}
