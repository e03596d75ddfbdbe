'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { prefersReducedMotion } from '../../internal/hooks/motion-preference.ts'
import { useLabels } from '../../locale/locale.tsx'
import { ArrowUpIcon } from '../icon/icon.tsx'
import { type ScrollToTopLabels, scrollToTopLabels } from './scroll-to-top-labels.ts'

export type { ScrollToTopLabels } from './scroll-to-top-labels.ts'

export interface ScrollToTopProps extends Omit<React.ComponentProps<'button'>, 'children' | 'type'> {
  /** Scroll distance in px after which it appears. @default 300 */
  threshold?: number | undefined
  labels?: Partial<ScrollToTopLabels> | undefined
}

function watchScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** Scrolls back to the top of a long page. Renders a `<button>`, fixed at the bottom right. */
export function ScrollToTop({
  threshold = 300,
  labels: own,
  onClick,
  className,
  ...rest
}: ScrollToTopProps): React.JSX.Element {
  const { labels } = useLabels('scrollToTop', scrollToTopLabels, own)
  const shown = React.useSyncExternalStore(
    watchScroll,
    () => scrollY > threshold,
    () => false,
  )
  return (
    <button
      type="button"
      data-slot="scroll-to-top"
      data-state={shown ? 'visible' : 'hidden'}
      aria-label={labels.top}
      title={rest['aria-label'] ?? labels.top}
      {...rest}
      className={cx('sg-scroll-to-top', className)}
      onClick={composeHandlers(onClick, () => {
        scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
      })}
    >
      <ArrowUpIcon />
    </button>
  )
}
