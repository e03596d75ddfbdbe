import { type FieldProblem, missingFields } from '../form/field-problem.ts'

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

const missing: Readonly<Record<EnquiryField, string>> = {
  name: 'Name is required',
  phone: 'Phone is required',
  email: 'Email is required',
  dateOfPlan: 'Date of plan is required',
  subject: 'Subject is required',
  message: 'Message is required',
}

export const emptyEnquiry: Readonly<EnquiryValues> = {
  name: '',
  phone: '',
  email: '',
  dateOfPlan: '',
  subject: '',
  message: '',
}

export const enquiryFields = Object.keys(emptyEnquiry) as readonly EnquiryField[]

/** Picks the enquiry's own fields from the values of a form and trims them. */
export function trimEnquiry(values: Readonly<Partial<Record<EnquiryField, string>>>): EnquiryValues {
  const trimmed = { ...emptyEnquiry }
  for (const field of enquiryFields) trimmed[field] = values[field]?.trim() ?? ''
  return trimmed
}

/** Lists all problems of an enquiry in the order of the form; empty when it can be sent. */
export function checkEnquiry(
  values: Readonly<Partial<Record<EnquiryField, string>>>,
  malformed: ReadonlySet<string> = new Set(),
): FieldProblem<EnquiryField>[] {
  const { email, message } = trimEnquiry(values)
  const problems = missingFields(values, missing)
  if (email && malformed.has('email')) {
    problems.push({ field: 'email', message: 'Enter an email address such as name@example.com' })
  }
  if (message && message.length < MESSAGE_MIN_LENGTH) {
    problems.push({ field: 'message', message: `Message must be at least ${MESSAGE_MIN_LENGTH} characters` })
  }
  return problems.sort((a, b) => enquiryFields.indexOf(a.field) - enquiryFields.indexOf(b.field))
}
