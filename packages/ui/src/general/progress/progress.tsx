'use client'

import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { useId } from 'react'
import { warnIf, warnUnnamed } from '../../internal/warnings.ts'
import { formatPercent } from '../../locale/format-number.ts'
import { useLocale } from '../../locale/locale.tsx'

export interface ProgressProps extends Omit<React.ComponentProps<'div'>, 'children'> {
  /** Label: what is in progress. */
  label: string
  /** Current value; omit it if unknown. */
  value?: number | undefined
  /** @default 100 */
  max?: number | undefined
  /** Text beside the label. @default the percentage */
  valueText?: string | undefined
}

/** Shows the progress of a task. Renders a `<div>` with a labelled native `<progress>`. */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  className,
  ...rest
}: ProgressProps): React.JSX.Element {
  warnUnnamed(label, 'Progress', 'label')
  warnIf(value !== undefined && value > max, '<Progress> has a value above its max: give it the right max.')
  const barId = useId()
  const { locale } = useLocale()
  const text = valueText ?? (value === undefined ? undefined : formatPercent(value / max, locale))
  return (
    <div
      data-slot="progress"
      data-state={value === undefined ? 'indeterminate' : 'known'}
      {...rest}
      className={cx('sg-progress', className)}
    >
      <label data-slot="progress-label" id={`${barId}-label`} className="sg-progress-label" htmlFor={barId}>
        {label}
      </label>
      {text && (
        <span
          data-slot="progress-value"
          className="sg-progress-value"
          aria-hidden={valueText ? undefined : true}
        >
          {text}
        </span>
      )}
      <progress
        data-slot="progress-bar"
        id={barId}
        // Some screen readers ignore the `<label>` of a progress bar.
        aria-labelledby={`${barId}-label`}
        value={value}
        max={max}
        className="sg-progress-bar"
      />
    </div>
  )
}
