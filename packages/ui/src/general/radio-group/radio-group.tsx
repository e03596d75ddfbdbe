'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { warnMixedControl, warnUnnamed } from '../../internal/warnings.ts'
import type { FieldText } from '../field/field.tsx'
import { useFormMessage } from '../form/form-context.ts'
import { AlertCircleIcon } from '../icon/icon.tsx'
import { RadioContext } from './radio-context.ts'

export { Radio, type RadioProps } from './radio.tsx'

export interface RadioGroupProps
  extends FieldText,
    Omit<React.ComponentProps<'fieldset'>, 'defaultValue' | 'onChange'> {
  /** Name of the value in the form; ties it to the messages of a surrounding `Form`. */
  name?: string | undefined
  /** The chosen value (controlled). */
  value?: string | undefined
  /** The initially chosen value (uncontrolled). */
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** `cards` frames each choice. @default 'plain' */
  variant?: 'plain' | 'cards' | undefined
  /** Requires a choice before the form can be sent. @default false */
  required?: boolean | undefined
  /** `Radio`s. */
  children: React.ReactNode
}

/** Chooses one of a few visible options. Renders a `<fieldset role="radiogroup">` of native radio buttons. */
export function RadioGroup({
  label,
  labelVisibility = 'visible',
  note,
  hint,
  error,
  name,
  value,
  defaultValue,
  onValueChange,
  variant = 'plain',
  required = false,
  className,
  children,
  'aria-describedby': describedBy,
  ...rest
}: RadioGroupProps): React.JSX.Element {
  warnUnnamed(label, 'RadioGroup', 'label')
  warnMixedControl(value, defaultValue, 'RadioGroup', 'value')
  const id = React.useId()
  const fromForm = useFormMessage(name)
  const problem = error ?? fromForm
  const described = [describedBy, hint && `${id}-hint`, problem && `${id}-error`]
  const group = React.useMemo(
    () => ({ name: name ?? id, value, defaultValue, required, choose: onValueChange }),
    [name, id, value, defaultValue, required, onValueChange],
  )
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only with this role can it be invalid
      role="radiogroup"
      data-slot="radio-group"
      data-variant={variant}
      data-state={problem ? 'invalid' : 'valid'}
      aria-required={required || undefined}
      {...rest}
      aria-labelledby={`${id}-label`}
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
      aria-invalid={problem ? true : undefined}
      className={cx('sg-radio-group', className)}
    >
      <legend
        id={`${id}-label`}
        data-slot="radio-group-label"
        className={cx('sg-radio-group-label', labelVisibility === 'hidden' && 'sg-visually-hidden')}
      >
        {label}
        {note && <span className="sg-radio-group-note"> {note}</span>}
      </legend>
      {hint && (
        <p data-slot="radio-group-hint" className="sg-radio-group-note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div data-slot="radio-group-choices" className="sg-radio-group-choices">
        <RadioContext value={group}>{children}</RadioContext>
      </div>
      {problem && (
        <p data-slot="radio-group-error" className="sg-radio-group-error" id={`${id}-error`}>
          <AlertCircleIcon />
          {problem}
        </p>
      )}
    </fieldset>
  )
}
