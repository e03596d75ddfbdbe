'use client'
import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { Field, type FieldText } from '../field/field.tsx'

export interface DateFieldProps extends FieldText, Omit<React.ComponentProps<'input'>, 'type'> {
  /** Classes of the whole field; `className` goes on the `<input>`. */
  fieldClassName?: string | undefined
}

/** A date, with the native picker; its value reads `2026-12-24`. Native props and `ref` go on the `<input>`. */
export function DateField({
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
}: DateFieldProps): React.JSX.Element {
  return (
    <Field
      {...{ label, labelVisibility, note, hint, error, describedBy }}
      name={rest.name}
      controlId={id}
      className={fieldClassName}
    >
      {(control) => (
        <input
          data-slot="date-field"
          {...rest}
          {...control}
          type="date"
          className={cx('sg-control sg-date-field', className)}
        />
      )}
    </Field>
  )
}
