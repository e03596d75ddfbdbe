'use client'

import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { useHydrated } from '../../internal/hooks/use-hydrated.ts'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'
import { useMotion } from '../../internal/hooks/use-motion.ts'
import { warnUnnamed } from '../../internal/warnings.ts'
import { useLabels } from '../../locale/locale.tsx'
import { MotionToggle } from '../motion-toggle/motion-toggle.tsx'
import { Picture, type PictureImage, type PictureProps } from '../picture/picture.tsx'
import { type MarqueeLabels, marqueeLabels } from './marquee-labels.ts'

export type { MarqueeLabels } from './marquee-labels.ts'

export interface MarqueeProps extends Omit<React.ComponentProps<'section'>, 'children'> {
  /** Accessible name: what the pictures show. */
  'aria-label': string
  images: readonly PictureImage[]
  /** Seconds that one picture takes to drift past. @default 6 */
  secondsPerSlide?: number | undefined
  /** Props passed to every picture; `priority` applies to the first only. */
  picture?: Pick<PictureProps, 'ratio' | 'sizes' | 'priority' | 'fallback'> | undefined
  labels?: Partial<MarqueeLabels> | undefined
}

/** Pictures that drift by in an endless row and can be scrolled by hand. Renders a `<section>`. */
export function Marquee({
  images,
  secondsPerSlide = 6,
  picture = {},
  labels: own,
  className,
  ref,
  onFocus,
  onBlur,
  onPointerEnter,
  onPointerLeave,
  ...rest
}: MarqueeProps): React.JSX.Element {
  warnUnnamed(rest['aria-label'], 'Marquee', 'aria-label')
  const moves = images.length > 1
  const motion = useMotion({ enabled: moves })
  const { rootProps } = motion
  const rootRef = useMergedRefs(rootProps.ref, ref)
  const { labels } = useLabels('marquee', marqueeLabels, own)
  // The pictures are repeated once for a seamless loop; before hydration nothing moves, so once is enough.
  const rounds = useHydrated() && moves ? ['first', 'again'] : ['first']

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its handlers only watch
    <section
      data-slot="marquee"
      data-state={motion.state}
      {...rest}
      ref={rootRef}
      className={cx('sg-marquee', className)}
      onFocus={composeHandlers(onFocus, rootProps.onFocus)}
      onBlur={composeHandlers(onBlur, rootProps.onBlur)}
      onPointerEnter={composeHandlers(onPointerEnter, rootProps.onPointerEnter)}
      onPointerLeave={composeHandlers(onPointerLeave, rootProps.onPointerLeave)}
    >
      {moves && <MotionToggle motion={motion} labels={labels} className="sg-marquee-toggle" />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would promise a form */}
      <div
        data-slot="marquee-window"
        className="sg-marquee-window"
        onScrollEnd={foldScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable row must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label={rest['aria-label']}
      >
        <div
          data-slot="marquee-track"
          className="sg-marquee-track"
          style={{ animationDuration: `${images.length * secondsPerSlide}s` }}
        >
          {rounds.map((round) => (
            <ul
              key={round}
              data-slot="marquee-round"
              className="sg-marquee-round"
              aria-hidden={round === 'again' || undefined}
            >
              {images.map((image, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may come twice
                <li key={`${place} ${image.src}`} data-slot="marquee-item" className="sg-marquee-item">
                  <Picture
                    {...image}
                    {...picture}
                    sizes={image.sizes ?? picture.sizes}
                    priority={round === 'first' && place === 0 && picture.priority}
                  />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </section>
  )
}

/** Converts manual scrolling into animation time, so that the row never reaches an end. */
function foldScroll({ currentTarget: frame }: React.UIEvent<HTMLElement>): void {
  const [animation] = frame.firstElementChild?.getAnimations() ?? []
  const duration = Number(animation?.effect?.getComputedTiming().duration)
  const round = frame.querySelector('ul')?.clientWidth
  if (!animation || !duration || !round || frame.scrollLeft === 0) return
  const time = Number(animation.currentTime ?? 0) + (Math.abs(frame.scrollLeft) / round) * duration
  animation.currentTime = time % duration
  frame.scrollTo({ left: 0, behavior: 'instant' })
}
