'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { daysLater } from '../../general/calendar/iso-day.ts'
import { DateField } from '../../general/date-field/date-field.tsx'
import type { FieldText } from '../../general/field/field.tsx'
import { AlertCircleIcon } from '../../general/icon/icon.tsx'
import { warnMixedControl, warnUnnamed } from '../../internal/warnings.ts'
import { useLabels } from '../../locale/locale.tsx'
import { type DateRangeFieldLabels, dateRangeFieldLabels } from './date-range-field-labels.ts'
import { StayPanel } from './stay-panel.tsx'
import type { StayLimits } from './stay-problem.ts'
import { useLimitedStay } from './use-limited-stay.ts'
import type { StayValueProps } from './use-stay.ts'

export type { DateRangeFieldLabels } from './date-range-field-labels.ts'
export type { Stay } from './use-stay.ts'

export interface DateRangeFieldProps
  extends FieldText,
    StayValueProps,
    StayLimits,
    Omit<React.ComponentProps<'fieldset'>, 'defaultValue' | 'children' | 'name'> {
  /** Names of the two inputs; each ties its input to the messages of a surrounding `Form`. */
  nameFrom?: string | undefined
  nameTo?: string | undefined
  /** The day highlighted as today. @default the current day, by `logic/india-date` */
  today?: string | undefined
  /** Both days must be given before the form is sent. @default false */
  required?: boolean | undefined
  labels?: Partial<DateRangeFieldLabels> | undefined
}

/** Check-in and check-out, typed or chosen in a calendar. Native props and `ref` go on the `<fieldset>`. */
export function DateRangeField({
  label,
  labelVisibility = 'visible',
  note,
  hint,
  error,
  value,
  defaultValue,
  onValueChange,
  nameFrom,
  nameTo,
  min,
  max,
  isUnavailable,
  today,
  required,
  labels: ownLabels,
  className,
  'aria-describedby': describedBy,
  ...rest
}: DateRangeFieldProps): React.JSX.Element {
  const { labels, say } = useLabels('dateRangeField', dateRangeFieldLabels, ownLabels)
  warnUnnamed(label, 'DateRangeField', 'label')
  warnMixedControl(value, defaultValue, 'DateRangeField', 'value')
  const id = React.useId()
  const limits = { min, max, isUnavailable }
  const { from, to, stay, change, input, problem, nights } = useLimitedStay(
    { value, defaultValue, onValueChange },
    limits,
    (fault, day) => say(labels[fault], { day }),
  )
  const described = [describedBy, hint && `${id}-hint`, error && `${id}-error`]
  const earliest = stay.from || min
  return (
    <fieldset
      data-slot="date-range-field"
      data-state={error || problem ? 'invalid' : 'valid'}
      {...rest}
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
      className={cx('sg-date-range-field', className)}
    >
      <legend
        data-slot="date-range-field-label"
        className={cx('sg-date-range-field-label', labelVisibility === 'hidden' && 'sg-visually-hidden')}
      >
        {label}
        {note && <span className="sg-field-note"> {note}</span>}
      </legend>
      <div className="sg-date-range-field-days">
        <DateField
          ref={from}
          label={labels.checkIn}
          name={nameFrom}
          min={min}
          required={required}
          {...input('from')}
        />
        <DateField
          ref={to}
          label={labels.checkOut}
          name={nameTo}
          min={earliest && daysLater(earliest, 1)}
          required={required}
          {...input('to')}
        />
        <StayPanel
          {...{ label: labels.calendar, stay, change, ...limits, today }}
          onMissing={() => from.current?.focus()}
        />
      </div>
      <p role="status" data-slot="date-range-field-nights" className="sg-date-range-field-nights">
        {nights ? say(labels.nights, { count: nights }) : ''}
      </p>
      {hint && (
        <p className="sg-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="sg-field-error" id={`${id}-error`}>
          <AlertCircleIcon className="sg-field-error-icon" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
