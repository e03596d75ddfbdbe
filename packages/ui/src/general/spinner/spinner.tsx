'use client'

import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { useLabels } from '../../locale/locale.tsx'
import { type SpinnerLabels, spinnerLabels } from './spinner-labels.ts'

export type { SpinnerLabels } from './spinner-labels.ts'

export interface SpinnerProps extends Omit<React.ComponentProps<'span'>, 'children'> {
  labels?: Partial<SpinnerLabels> | undefined
  /** Whether the label is also shown beside the spinner. @default 'spoken' */
  labelShown?: 'spoken' | 'written' | undefined
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined
}

/** Indicates work of unknown duration. Renders a `<span role="status">`. */
export function Spinner({
  labels: own,
  labelShown = 'spoken',
  size = 'md',
  className,
  ...rest
}: SpinnerProps): React.JSX.Element {
  const { labels } = useLabels('spinner', spinnerLabels, own)
  return (
    <span
      data-slot="spinner"
      data-size={size}
      role="status"
      {...rest}
      className={cx('sg-spinner', `sg-spinner-${size}`, className)}
    >
      <svg data-slot="spinner-sun" className="sg-spinner-sun" viewBox="0 0 24 24" aria-hidden="true">
        <circle className="sg-spinner-track" cx="12" cy="12" r="9" />
        <path className="sg-spinner-arc" d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      <span
        data-slot="spinner-label"
        className={labelShown === 'written' ? 'sg-spinner-label' : 'sg-visually-hidden'}
      >
        {labels.loading}
      </span>
    </span>
  )
}
