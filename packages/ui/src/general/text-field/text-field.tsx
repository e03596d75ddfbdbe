'use client'
import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { type ControlProps, divideProps } from '../field/control-props.ts'
import { Field } from '../field/field.tsx'

export interface TextFieldProps extends ControlProps, React.ComponentProps<'input'> {}

/** A single-line text input with label, hint and error. Native props and `ref` go on the `<input>`. */
export function TextField({ className, ...props }: TextFieldProps): React.JSX.Element {
  const { field, native } = divideProps(props)
  return (
    <Field {...field}>
      {(control) => (
        <input
          type="text"
          data-slot="text-field"
          aria-required={native.required || undefined}
          {...native}
          {...control}
          className={cx('sg-control sg-text-field', className)}
        />
      )}
    </Field>
  )
}
