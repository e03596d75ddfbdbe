import { z } from 'zod'

// Stored text cannot contain U+0000 or half a surrogate pair; a single line also no line break or tab.
export const storable = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed()
const controls = /[\p{Cc}\u2028\u2029]/u

const isOneLine = (value: string): boolean => !controls.test(value) && value.isWellFormed()

const text = (label: string, missing: string, max: number, holds = storable) =>
  z
    .string({
      error: (issue) =>
        issue.input === undefined || issue.input === null ? missing : `${label} must be text`,
    })
    .trim()
    .max(max, `${label} must be at most ${max} characters`)
    .refine(holds, `${label} contains characters that can't be stored`)

/** A single line that must not be empty. */
export const requiredLine = (label: string, missing: string, max: number) =>
  text(label, missing, max, isOneLine).min(1, missing)

/** A single line that may be empty; absent and null become ''. */
export const optionalLine = (label: string, max: number) =>
  text(label, `${label} must be text`, max, isOneLine)
    .nullish()
    .transform((value) => value ?? '')

/** Multi-line text that must not be empty. */
export const requiredLines = (label: string, missing: string, max: number) =>
  text(label, missing, max).min(1, missing)

/** Multi-line text that may be empty. */
export const optionalLines = (label: string, max: number) => text(label, `${label} must be text`, max)

/** Words to search for. */
export const searchText = (max: number) =>
  z
    .string({ error: 'Search must be text' })
    .trim()
    .max(max, `Search for at most ${max} characters`)
    .refine(storable, 'Search for readable text')

// `Date` moves a day that doesn't exist to the next month.
const isRealDay = (value: string): boolean =>
  new Date(`${value}T00:00:00Z`).getUTCDate() === Number(value.slice(8)) && value >= '1900-01-01'

/** A date such as `2026-12-31`. */
export const day = (label: string) => {
  const message = `${label} must be a date such as 2026-12-31`
  return z
    .string({ error: message })
    .regex(/^\d{4}-\d{2}-\d{2}$/, message)
    .refine(isRealDay, message)
}

/** An optional date; absent, null and empty text become null. */
export const optionalDay = (label: string) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
      day(label).nullish(),
    )
    .transform((value) => value ?? null)

/** Version of the privacy notice beside the button. An invalid one becomes null instead of rejecting the form. */
export const noticeVersion = z
  .string()
  .regex(/^[\w.-]{1,40}$/)
  .nullish()
  .catch(null)
  .describe('Version of the privacy notice shown beside the button')
