import type { EnquiryValues } from '@susegad/ui/enquiry-form'
import { dropTyped, keepTyped, readTyped } from '../session/typed-words.ts'

/** Unsent input of an enquiry form, without default values. */
export type EnquiryDraft = Partial<EnquiryValues>

export const readDraft = (owner: string, form: string): EnquiryDraft => readTyped('browser', owner, form)

export const keepDraft = (owner: string, form: string, draft: EnquiryDraft): void =>
  keepTyped('browser', owner, form, draft)

export const dropDraft = (owner: string, form: string): void => dropTyped('browser', owner, form)

/** The values that differ from the defaults of their fields. */
export function typedValues(values: EnquiryValues, proposed: (field: string) => string): EnquiryDraft {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== proposed(field)))
}
