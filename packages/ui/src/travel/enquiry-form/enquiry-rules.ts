import type { FieldProblem } from '../../general/form/field-problem.ts'
import { problemLabels } from '../../general/form/problem-labels.ts'
import { type Language, wordsIn } from '../../locale/language.ts'
import { enquiryFormLabels } from './enquiry-form-labels.ts'

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

/** All fields, in the order of the form. */
export const enquiryFields = ['name', 'phone', 'email', 'dateOfPlan', 'subject', 'message'] as const

/** Fields without which an enquiry can't be answered: today all of them. */
export const requiredFields: readonly EnquiryField[] = [...enquiryFields]

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

/**
 * Lists all problems of an enquiry in the order of the form; empty when it can be sent. The messages are English
 * unless a language is given.
 */
export function checkEnquiry(
  values: Readonly<Partial<Record<EnquiryField, string>>>,
  malformed: ReadonlySet<string> = new Set(),
  language: Language = {},
): FieldProblem<EnquiryField>[] {
  const { labels, say } = wordsIn(language, 'enquiryForm', enquiryFormLabels)
  const { required, malformedEmail } = wordsIn(language, 'problem', problemLabels).labels
  const trimmed = trimEnquiry(values)
  const { email, message } = trimmed
  const problems = requiredFields
    .filter((field) => trimmed[field] === '')
    .map((field) => ({ field, message: say(required, { field: labels[field] }) }))
  if (email && malformed.has('email')) {
    problems.push({ field: 'email', message: malformedEmail })
  }
  if (message && message.length < MESSAGE_MIN_LENGTH) {
    const tooShort = say(labels.messageTooShort, { count: MESSAGE_MIN_LENGTH })
    problems.push({ field: 'message', message: tooShort })
  }
  return problems.sort((a, b) => enquiryFields.indexOf(a.field) - enquiryFields.indexOf(b.field))
}
