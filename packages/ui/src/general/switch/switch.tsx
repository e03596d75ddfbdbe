'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { warnUnnamed } from '../../internal/warnings.ts'

export interface SwitchProps extends Omit<React.ComponentProps<'input'>, 'type' | 'role'> {
  /** Label of the switch: what is on or off. */
  label: React.ReactNode
  /** Explains what turning it on changes, below the label. */
  hint?: React.ReactNode
  /** Side of the label; `start` moves the switch to the far end of the line. @default 'end' */
  labelSide?: 'start' | 'end' | undefined
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** Classes of the whole line; `className` goes on the `<input>`. */
  fieldClassName?: string | undefined
}

/** A setting that takes effect at once. Native props and `ref` go on the `<input role="switch">`. */
export function Switch({
  label,
  hint,
  labelSide = 'end',
  onCheckedChange,
  fieldClassName,
  className,
  onChange,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps): React.JSX.Element {
  warnUnnamed(label, 'Switch', 'label')
  const id = React.useId()
  return (
    <label data-slot="switch-line" data-label-side={labelSide} className={cx('sg-switch', fieldClassName)}>
      <input
        data-slot="switch"
        aria-labelledby={`${id}-label`}
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its own state
        role="switch"
        aria-describedby={cx(describedBy, hint ? `${id}-hint` : undefined) || undefined}
        className={cx('sg-switch-track', className)}
        onChange={composeHandlers(onChange, (event) => onCheckedChange?.(event.currentTarget.checked))}
      />
      <span className="sg-switch-text">
        <span id={`${id}-label`} data-slot="switch-label">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} data-slot="switch-hint" className="sg-switch-hint">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
