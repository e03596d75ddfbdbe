'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { RadioContext } from './radio-context.ts'

export interface RadioProps
  extends Omit<React.ComponentProps<'input'>, 'type' | 'name' | 'checked' | 'defaultChecked' | 'value'> {
  value: string
  /** Label of the choice. */
  label: React.ReactNode
  /** Explains the choice, below its label. */
  hint?: React.ReactNode
}

/** One choice. Native props and `ref` go on the `<input>`; the whole line is clickable. */
export function Radio({ value, label, hint, className, onChange, ...rest }: RadioProps): React.JSX.Element {
  const group = React.useContext(RadioContext)
  const id = React.useId()
  const state =
    group.value === undefined
      ? { defaultChecked: group.defaultValue === value }
      : { checked: group.value === value }
  return (
    <label data-slot="radio-line" className="sg-radio">
      <input
        data-slot="radio"
        required={group.required}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...rest}
        {...state}
        type="radio"
        name={group.name}
        value={value}
        className={cx('sg-radio-dot', className)}
        onChange={composeHandlers(onChange, () => group.choose?.(value))}
      />
      <span className="sg-radio-text">
        <span id={`${id}-label`} data-slot="radio-label" className="sg-radio-label">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} data-slot="radio-hint" className="sg-radio-hint">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
