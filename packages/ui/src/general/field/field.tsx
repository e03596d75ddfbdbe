'use client'
import { cx } from 'class-variance-authority'
import * as React from 'react'
import { warnUnnamed } from '../../internal/warnings.ts'
import { useFormMessage } from '../form/form-context.ts'
import { AlertCircleIcon } from '../icon/icon.tsx'

/** Attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Props shared by all fields, besides the native props of their control. */
export interface FieldText {
  /** Label of the field. */
  label: React.ReactNode
  /** `hidden` hides the label visually where the context is clear; screen readers still read it. @default 'visible' */
  labelVisibility?: 'visible' | 'hidden' | undefined
  /** Note after the label, such as `optional`. */
  note?: React.ReactNode
  /** Help text: what to type, or why it is asked. */
  hint?: React.ReactNode
  /** Error message. Defaults to the message of a surrounding `Form`. */
  error?: React.ReactNode
}

export interface FieldProps extends FieldText, Omit<React.ComponentProps<'div'>, 'children'> {
  /** Name of the control; ties it to the messages of a surrounding `Form`. */
  name?: string | undefined
  /** Id of the control. @default a generated one */
  controlId?: string | undefined
  /** Ids of further elements that describe the control. */
  describedBy?: string | undefined
  /** Renders the control with the given attributes. */
  children: (control: FieldControl) => React.ReactNode
}

/** Ties a label, a hint and an error to any control. Renders a `<div>`. */
export function Field({
  label,
  labelVisibility = 'visible',
  note,
  hint,
  error,
  name,
  controlId,
  describedBy,
  className,
  children,
  ...rest
}: FieldProps): React.JSX.Element {
  warnUnnamed(label, 'Field', 'label')
  const ownId = React.useId()
  const fromForm = useFormMessage(name)
  const id = controlId ?? ownId
  const problem = error ?? fromForm
  const ids = { note: `${id}-note`, hint: `${id}-hint`, error: `${id}-error` }
  const descriptions = [describedBy, note && ids.note, hint && ids.hint, problem && ids.error]
  return (
    <div
      data-slot="field"
      data-state={problem ? 'invalid' : 'valid'}
      {...rest}
      className={cx('sg-field', className)}
    >
      <div className={cx('sg-field-caption', labelVisibility === 'hidden' && 'sg-visually-hidden')}>
        <label data-slot="field-label" className="sg-field-label" htmlFor={id}>
          {label}
        </label>
        {note && (
          <span data-slot="field-note" className="sg-field-note" id={ids.note}>
            {note}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
        'aria-invalid': problem ? true : undefined,
      })}
      {hint && (
        <p data-slot="field-hint" className="sg-field-hint" id={ids.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p data-slot="field-error" className="sg-field-error" id={ids.error}>
          <AlertCircleIcon className="sg-field-error-icon" />
          {problem}
        </p>
      )}
    </div>
  )
}
