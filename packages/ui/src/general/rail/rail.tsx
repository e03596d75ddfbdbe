'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { prefersReducedMotion } from '../../internal/hooks/motion-preference.ts'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'
import { useLabels } from '../../locale/locale.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icon.tsx'
import { type RailLabels, railLabels } from './rail-labels.ts'

export type { RailLabels } from './rail-labels.ts'

export interface RailProps extends React.ComponentProps<'ul'> {
  /** Number of items as text, such as '14 activities'; shown while they are in one row. */
  count?: React.ReactNode
  labels?: Partial<RailLabels> | undefined
  /** Classes of the frame with the arrows; `className` goes on the `<ul>`. */
  frameClassName?: string | undefined
}

/** Share of the width to scroll; less than 1, so that a card that was cut off comes fully into view. */
const windowsPerStep = 0.8

/** The browser scrolls only to the focused control; scroll its whole card into view, but not on a click. */
function showCard({ target, currentTarget }: React.FocusEvent): void {
  if (!target.matches(':focus-visible')) return
  const card = [...currentTarget.children].find((child) => child.contains(target))
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Cards in one row to swipe in narrow containers, else in a grid. Renders a `<ul>`. */
export function Rail({
  count,
  labels: own,
  frameClassName,
  className,
  ref,
  onFocus,
  ...rest
}: RailProps): React.JSX.Element {
  const { labels } = useLabels('rail', railLabels, own)
  const list = React.useRef<HTMLUListElement>(null)
  const listRef = useMergedRefs(list, ref)
  const step = (direction: -1 | 1) => {
    const row = list.current
    if (!row) return
    const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1
    row.scrollBy({
      left: sign * direction * row.clientWidth * windowsPerStep,
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    })
  }
  const arrow = (name: 'previous' | 'next', direction: -1 | 1) => ({
    type: 'button' as const,
    tabIndex: -1,
    'data-slot': `rail-${name}`,
    className: 'sg-rail-arrow',
    'aria-label': labels[name],
    onClick: () => step(direction),
  })
  return (
    <div data-slot="rail-frame" className={cx('sg-rail-frame', frameClassName)}>
      <div data-slot="rail-bar" className="sg-rail-bar">
        <p data-slot="rail-count" className="sg-rail-count">
          {count}
        </p>
        <button {...arrow('previous', -1)}>
          <ChevronLeftIcon />
        </button>
        <button {...arrow('next', 1)}>
          <ChevronRightIcon />
        </button>
      </div>
      <ul
        data-slot="rail"
        {...rest}
        ref={listRef}
        className={cx('sg-rail', className)}
        onFocus={composeHandlers(onFocus, showCard)}
      />
    </div>
  )
}
