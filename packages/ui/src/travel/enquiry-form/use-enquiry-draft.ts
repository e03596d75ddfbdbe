'use client'
import * as React from 'react'
import { type EnquiryValues, enquiryFields, enquiryOf } from './enquiry-rules.ts'

interface EnquiryDraft {
  initialValues: Partial<EnquiryValues> | undefined
  onValuesChange: ((values: EnquiryValues) => void) | undefined
}

/** Fills untouched fields from a saved draft and reports every later change. */
export function useEnquiryDraft(
  form: React.RefObject<HTMLFormElement | null>,
  { initialValues, onValuesChange }: EnquiryDraft,
): () => void {
  const report = () => {
    if (form.current) onValuesChange?.(readEnquiry(form.current))
  }
  const reportTyped = React.useEffectEvent(() => {
    if (form.current && hasTypedText(form.current)) report()
  })

  // Text typed before hydration exists only in the document and is newer than any draft.
  React.useEffect(() => reportTyped(), [])

  React.useEffect(() => {
    if (!form.current || !initialValues) return
    for (const name of enquiryFields) {
      const field = findField(form.current, name)
      const kept = initialValues[name]
      if (field && kept !== undefined && field.value === field.defaultValue) field.value = kept
    }
  }, [form, initialValues])

  return report
}

/** Applies a changed default to every field that still holds the previous one. */
export function useChangedDefaults(
  form: React.RefObject<HTMLFormElement | null>,
  defaults: Partial<EnquiryValues>,
): void {
  const before = React.useRef(defaults)
  React.useEffect(() => {
    for (const name of enquiryFields) {
      const [was, is] = [before.current[name] ?? '', defaults[name] ?? '']
      const field = was !== is && form.current ? findField(form.current, name) : null
      if (field?.value === was) field.value = is
    }
    before.current = defaults
  }, [form, defaults])
}

function readEnquiry(form: HTMLFormElement): EnquiryValues {
  // Field by field: `FormData` leaves out fields that are disabled during sending.
  return enquiryOf((name) => findField(form, name)?.value ?? '')
}

function hasTypedText(form: HTMLFormElement): boolean {
  return enquiryFields.some((name) => {
    const field = findField(form, name)
    return field !== null && field.value !== field.defaultValue
  })
}

function findField(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  const element = form.elements.namedItem(name)
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null
}
