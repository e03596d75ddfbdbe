'use client'
import { cx } from 'class-variance-authority'
import * as React from 'react'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'
import { warnUnnamed } from '../../internal/warnings.ts'
import { useFormMessage } from '../form/form-context.ts'

export interface CheckboxProps extends Omit<React.ComponentProps<'input'>, 'type'> {
  /** Label of the checkbox. */
  label: React.ReactNode
  /** `hidden` hides the label visually, as in table rows; screen readers still read it. @default 'visible' */
  labelVisibility?: 'visible' | 'hidden' | undefined
  /** Shows a dash: some, but not all, of the items it stands for are selected. @default false */
  indeterminate?: boolean | undefined
  /** Error message. Defaults to the message of a surrounding `Form`. */
  error?: React.ReactNode
  /** Classes of the whole field; `className` goes on the `<input>`. */
  fieldClassName?: string | undefined
}

/** A checkbox with its label. Native props and `ref` go on the `<input>`; the whole line is clickable. */
export function Checkbox({
  label,
  labelVisibility = 'visible',
  indeterminate = false,
  error,
  fieldClassName,
  className,
  id,
  'aria-describedby': describedBy,
  ref,
  ...rest
}: CheckboxProps): React.JSX.Element {
  warnUnnamed(label, 'Checkbox', 'label')
  const ownId = React.useId()
  const inner = React.useRef<HTMLInputElement>(null)
  const fromForm = useFormMessage(rest.name)
  const problem = error ?? fromForm
  const errorId = `${id ?? ownId}-error`
  // As an attribute: as text, the row names of a table would appear twice on the page.
  const spoken = labelVisibility === 'hidden' && typeof label === 'string' ? label : undefined
  const rootRef = useMergedRefs(inner, ref)

  // `indeterminate` has no HTML attribute, and a click clears it.
  React.useEffect(() => {
    if (inner.current) inner.current.indeterminate = indeterminate
  })

  return (
    <div className={cx('sg-checkbox-field', fieldClassName)}>
      <label className="sg-checkbox" data-label={labelVisibility} data-text={spoken}>
        <input
          id={id}
          data-slot="checkbox"
          aria-required={rest.required || undefined}
          aria-label={spoken}
          {...rest}
          ref={rootRef}
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
