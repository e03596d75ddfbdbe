'use client'
import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { Field, type FieldText } from '../field/field.tsx'

export interface TextFieldProps extends FieldText, React.ComponentProps<'input'> {
  /** Classes of the whole field; `className` goes on the `<input>`. */
  fieldClassName?: string | undefined
}

/** A single-line text input with label, hint and error. Native props and `ref` go on the `<input>`. */
export function TextField({
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
}: TextFieldProps): React.JSX.Element {
  return (
    <Field
      {...{ label, labelVisibility, note, hint, error, describedBy }}
      name={rest.name}
      controlId={id}
      className={fieldClassName}
    >
      {(control) => (
        <input
          type="text"
          data-slot="text-field"
          aria-required={rest.required || undefined}
          {...rest}
          {...control}
          className={cx('sg-control sg-text-field', className)}
        />
      )}
    </Field>
  )
}
