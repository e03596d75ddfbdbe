'use client'
import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { Field, type FieldText } from '../field/field.tsx'
import { ChevronDownIcon } from '../icon/icon.tsx'

export interface SelectProps extends FieldText, React.ComponentProps<'select'> {
  /** Classes of the whole field; `className` goes on the `<select>`. */
  fieldClassName?: string | undefined
}

/** A native select of known values. Its children are `<option>`s; native props and `ref` go on the `<select>`. */
export function Select({
  label,
  labelVisibility,
  note,
  hint,
  error,
  fieldClassName,
  className,
  id,
  'aria-describedby': describedBy,
  ...rest
}: SelectProps): React.JSX.Element {
  return (
    <Field
      {...{ label, labelVisibility, note, hint, error, describedBy }}
      name={rest.name}
      controlId={id}
      className={fieldClassName}
    >
      {(control) => (
        <span className="sg-control-frame">
          <select
            data-slot="select"
            aria-required={rest.required || undefined}
            {...rest}
            {...control}
            className={cx('sg-control sg-select', className)}
          />
          <ChevronDownIcon className="sg-select-arrow" />
        </span>
      )}
    </Field>
  )
}
