'use client'
import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { Field, type FieldText } from '../field/field.tsx'

export interface TextAreaProps extends FieldText, React.ComponentProps<'textarea'> {
  /** Classes of the whole field; `className` goes on the `<textarea>`. */
  fieldClassName?: string | undefined
}

/** A multi-line text input that grows with its text. Native props and `ref` go on the `<textarea>`. */
export function TextArea({
  label,
  labelVisibility,
  note,
  hint,
  error,
  fieldClassName,
  className,
  id,
  rows = 4,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps): React.JSX.Element {
  return (
    <Field
      {...{ label, labelVisibility, note, hint, error, describedBy }}
      name={rest.name}
      controlId={id}
      className={fieldClassName}
    >
      {(control) => (
        <textarea
          data-slot="text-area"
          rows={rows}
          aria-required={rest.required || undefined}
          {...rest}
          {...control}
          className={cx('sg-control sg-text-area', className)}
        />
      )}
    </Field>
  )
}
