import { nearName } from '../../src/normalise/near-name.ts'

/** What is wrong with one field, and how to put it right. */
export interface Fault {
  field: string
  problem: string
  cure: string
}

/** Looks at a value and tells what is wrong with it. `field` is the way to it. */
export type Check = (value: unknown, field: string) => Fault[]

const shown = (value: unknown): string =>
  (typeof value === 'object' ? JSON.stringify(value) : `'${value}'`).slice(0, 60)

const check =
  (holds: (value: unknown) => boolean, what: string, cure: string): Check =>
  (value, field) =>
    holds(value) ? [] : [{ field, problem: `${shown(value)} is not ${what}`, cure }]

const matching = (pattern: RegExp, what: string, cure: string) =>
  check((value) => typeof value === 'string' && pattern.test(value), what, cure)

const isWhole = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max

const isDay = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  new Date(`${value}T00:00:00Z`).getUTCDate() === Number(value.slice(8))

export const text: Check = matching(/\S/, 'a text', 'Write it, or take the field out if it may be absent.')
export const slug: Check = matching(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'a slug',
  'Use small letters, digits and single hyphens.',
)
export const clock: Check = matching(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  'a time',
  'Write it on a 24-hour clock, as 13:00.',
)
export const months: Check = matching(
  /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/,
  'a range of months',
  'Write it as Oct-Mar.',
)
export const day: Check = check(isDay, 'a day of the calendar', 'Write it as 2026-10-01.')
export const flag: Check = check(
  (value) => typeof value === 'boolean',
  'true or false',
  'Write true or false.',
)
export const whole: Check = check(
  (value) => isWhole(value, 0, 10_000_000),
  'a whole number',
  'Write it as 286.',
)
export const rupees: Check = check(
  (value) => isWhole(value, 1, 1_000_000),
  'a price',
  'Write whole rupees, as 1999.',
)
export const percent: Check = check(
  (value) => isWhole(value, 1, 90),
  'an offer',
  'Write whole percent from 1 to 90, as 15, or null for none.',
)
export const rating: Check = check(
  (value) => typeof value === 'number' && value >= 0 && value <= 5,
  'a rating',
  'Write a number from 0 to 5, as 4.5.',
)
const degrees: Check = check(Number.isFinite, 'a number of degrees', 'Write it as 15.5448.')

export const oneOf = (...values: string[]): Check =>
  check((value) => values.includes(value as string), `one of ${values.join(', ')}`, 'Use one of them.')

export const orNull =
  (inner: Check): Check =>
  (value, field) =>
    value === null ? [] : inner(value, field)

/** A field that may be absent. */
export const maybe =
  (inner: Check): Check =>
  (value, field) =>
    value === undefined ? [] : inner(value, field)

export const list =
  (inner: Check): Check =>
  (value, field) =>
    Array.isArray(value)
      ? value.flatMap((item, index) => inner(item, `${field}[${index}]`))
      : [{ field, problem: `${shown(value)} is not a list`, cure: 'Write it in square brackets.' }]

const cureOf = (near: string | undefined): string =>
  near === undefined ? 'Take it out, or add it to the type of the record.' : `Write it as '${near}'.`

/** A record with these fields and no others. */
export const record =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value, field) => {
    if (typeof value !== 'object' || value === null)
      return [
        { field, problem: `${shown(value)} is not a record`, cure: 'Write its fields in curly brackets.' },
      ]
    const inside = (name: string) => (field === '' ? name : `${field}.${name}`)
    const given: Record<string, unknown> = { ...value }
    const unknown = Object.keys(given).filter((name) => !Object.hasOwn(fields, name))
    return [
      ...unknown.map((name) => ({
        field: inside(name),
        problem: 'is no field of such a record',
        cure: cureOf(nearName(name, Object.keys(fields))),
      })),
      ...Object.entries(fields).flatMap(([name, inner]) => {
        const faults = inner(given[name], inside(name))
        return faults.length > 0 && given[name] === undefined
          ? [{ field: inside(name), problem: 'is missing', cure: 'Add it.' }]
          : faults
      }),
    ]
  }

export const place: Check = orNull(record({ lat: degrees, lng: degrees }))
