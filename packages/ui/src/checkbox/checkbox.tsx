'use client'
import { cx } from 'class-variance-authority'
import * as React from 'react'
import { useFormMessage } from '../form/form-context.ts'

export interface CheckboxProps extends Omit<React.ComponentProps<'input'>, 'type'> {
  /** Names the choice. */
  label: React.ReactNode
  /** Hides the label from sight, as in the rows of a table; it is still read out. @default 'visible' */
  labelVisibility?: 'visible' | 'hidden' | undefined
  /** Shows a dash: some, but not all, of what this box stands for is chosen. @default false */
  indeterminate?: boolean | undefined
  /** What is wrong. Inside a `Form` it comes from there. */
  error?: React.ReactNode
}

/** Something that is on or off. Native props and `ref` go on the `<input>`; the whole line can be pressed. */
export function Checkbox({
  label,
  labelVisibility = 'visible',
  indeterminate = false,
  error,
  className,
  id,
  'aria-describedby': describedBy,
  ref,
  ...rest
}: CheckboxProps): React.JSX.Element {
  const ownId = React.useId()
  const inner = React.useRef<HTMLInputElement>(null)
  const fromForm = useFormMessage(rest.name)
  const problem = error ?? fromForm
  const errorId = `${id ?? ownId}-error`
  // As an attribute: as text, the names of the rows in a table would be found twice on the page.
  const spoken = labelVisibility === 'hidden' && typeof label === 'string' ? label : undefined
  React.useImperativeHandle(ref, () => inner.current as HTMLInputElement, [])

  // The dash has no attribute, and a press clears it.
  React.useEffect(() => {
    if (inner.current) inner.current.indeterminate = indeterminate
  })

  return (
    <div className="sg-checkbox-field">
      <label className="sg-checkbox" data-label={labelVisibility} data-text={spoken}>
        <input
          id={id}
          data-slot="checkbox"
          aria-required={rest.required || undefined}
          aria-label={spoken}
          {...rest}
          ref={inner}
          type="checkbox"
          aria-describedby={cx(describedBy, problem && errorId) || undefined}
          aria-invalid={problem ? true : undefined}
          className={cx('sg-checkbox-box', className)}
        />
        {spoken === undefined && (
          <span
            data-slot="checkbox-label"
            className={labelVisibility === 'hidden' ? 'sg-visually-hidden' : undefined}
          >
            {label}
          </span>
        )}
      </label>
      {problem && (
        <p data-slot="checkbox-error" className="sg-checkbox-error" id={errorId}>
          {problem}
        </p>
      )}
    </div>
  )
}
