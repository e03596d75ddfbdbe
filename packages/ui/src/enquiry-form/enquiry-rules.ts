import type { FieldProblem } from '../form/field-problem.ts'

/** The fields of an enquiry, as typed. */
export interface EnquiryValues {
  name: string
  phone: string
  email: string
  /** A date such as `2026-12-24`. */
  dateOfPlan: string
  subject: string
  message: string
}

export type EnquiryField = keyof EnquiryValues

export const MESSAGE_MIN_LENGTH = 10

/** Each field's label, in the order of the form. */
export const enquiryFieldLabels: Readonly<Record<EnquiryField, string>> = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  dateOfPlan: 'Date of plan',
  subject: 'Subject',
  message: 'Message',
}

/** Fields without which an enquiry can't be answered; the others may stay empty. */
export const requiredFields: readonly EnquiryField[] = [
  'name',
  'phone',
  'email',
  'dateOfPlan',
  'subject',
  'message',
]

export const enquiryFields = Object.keys(enquiryFieldLabels) as readonly EnquiryField[]

/** An enquiry whose values are looked up field by field. */
export function enquiryOf(value: (field: EnquiryField) => string): EnquiryValues {
  return Object.fromEntries(enquiryFields.map((field) => [field, value(field)])) as Record<
    EnquiryField,
    string
  >
}

/** Picks the enquiry's own fields from the values of a form and trims them. */
export function trimEnquiry(values: Readonly<Partial<Record<EnquiryField, string>>>): EnquiryValues {
  return enquiryOf((field) => values[field]?.trim() ?? '')
}

/** Lists all problems of an enquiry in the order of the form; empty when it can be sent. */
export function checkEnquiry(
  values: Readonly<Partial<Record<EnquiryField, string>>>,
  malformed: ReadonlySet<string> = new Set(),
): FieldProblem<EnquiryField>[] {
  const trimmed = trimEnquiry(values)
  const { email, message } = trimmed
  const problems = requiredFields
    .filter((field) => trimmed[field] === '')
    .map((field) => ({ field, message: `${enquiryFieldLabels[field]} is required` }))
  if (email && malformed.has('email')) {
    problems.push({ field: 'email', message: 'Enter an email address such as name@example.com' })
  }
  if (message && message.length < MESSAGE_MIN_LENGTH) {
    problems.push({ field: 'message', message: `Message must be at least ${MESSAGE_MIN_LENGTH} characters` })
  }
  return problems.sort((a, b) => enquiryFields.indexOf(a.field) - enquiryFields.indexOf(b.field))
}
