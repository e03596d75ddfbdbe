'use client'
import type * as React from 'react'
import { DateField } from '../../general/date-field/date-field.tsx'
import { MAX_LENGTH } from '../../general/form/length-rules.ts'
import { TextArea } from '../../general/text-area/text-area.tsx'
import { TextField } from '../../general/text-field/text-field.tsx'
import type { EnquiryFormLabels } from './enquiry-form-labels.ts'
import { type EnquiryField, type EnquiryValues, MESSAGE_MIN_LENGTH, requiredFields } from './enquiry-rules.ts'

export interface EnquiryFieldsProps {
  labels: EnquiryFormLabels
  defaultValues: Partial<EnquiryValues>
  /** Name of the honeypot field, or null for none. */
  honeypot: string | null
}

/** The fields of an enquiry and the honeypot, which is hidden from people. */
export function EnquiryFields({ labels, defaultValues, honeypot }: EnquiryFieldsProps): React.JSX.Element {
  const field = (name: EnquiryField) => ({
    name,
    label: labels[name],
    defaultValue: defaultValues[name] ?? '',
    required: requiredFields.includes(name),
    maxLength: name === 'dateOfPlan' ? undefined : MAX_LENGTH[name],
  })
  return (
    <>
      <TextField {...field('name')} autoComplete="name" />
      <div className="sg-form-row">
        <TextField {...field('phone')} type="tel" autoComplete="tel" />
        <TextField {...field('email')} type="email" autoComplete="email" />
      </div>
      <div className="sg-form-row">
        <DateField {...field('dateOfPlan')} />
        <TextField {...field('subject')} />
      </div>
      <TextArea {...field('message')} hint={labels.messageHint} minLength={MESSAGE_MIN_LENGTH} />
      {honeypot && (
        <div className="sg-enquiry-form-trap" aria-hidden="true">
          <label>
            {labels.honeypot}
            <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      )}
    </>
  )
}
