'use client'
import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { type ControlProps, divideProps } from '../field/control-props.ts'
import { Field } from '../field/field.tsx'

export interface TextAreaProps extends ControlProps, React.ComponentProps<'textarea'> {}

/** A multi-line text input that grows with its text. Native props and `ref` go on the `<textarea>`. */
export function TextArea({ rows = 4, className, ...props }: TextAreaProps): React.JSX.Element {
  const { field, native } = divideProps(props)
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          data-slot="text-area"
          rows={rows}
          aria-required={native.required || undefined}
          {...native}
          {...control}
          className={cx('sg-control sg-text-area', className)}
        />
      )}
    </Field>
  )
}
