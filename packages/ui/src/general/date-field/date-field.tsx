'use client'
import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { type ControlProps, divideProps } from '../field/control-props.ts'
import { Field } from '../field/field.tsx'

export interface DateFieldProps extends ControlProps, Omit<React.ComponentProps<'input'>, 'type'> {}

/** A date, with the native picker; its value reads `2026-12-24`. Native props and `ref` go on the `<input>`. */
export function DateField({ className, ...props }: DateFieldProps): React.JSX.Element {
  const { field, native } = divideProps(props)
  return (
    <Field {...field}>
      {(control) => (
        <input
          data-slot="date-field"
          {...native}
          {...control}
          type="date"
          className={cx('sg-control sg-date-field', className)}
        />
      )}
    </Field>
  )
}
