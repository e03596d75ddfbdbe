'use client'
import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { type ControlProps, divideProps } from '../field/control-props.ts'
import { Field } from '../field/field.tsx'
import { ChevronDownIcon } from '../icon/icon.tsx'

export interface SelectProps extends ControlProps, React.ComponentProps<'select'> {}

/** A native select of known values. Its children are `<option>`s; native props and `ref` go on the `<select>`. */
export function Select({ className, ...props }: SelectProps): React.JSX.Element {
  const { field, native } = divideProps(props)
  return (
    <Field {...field}>
      {(control) => (
        <span className="sg-control-frame">
          <select
            data-slot="select"
            aria-required={native.required || undefined}
            {...native}
            {...control}
            className={cx('sg-control sg-select', className)}
          />
          <ChevronDownIcon className="sg-select-arrow" />
        </span>
      )}
    </Field>
  )
}
