import { z } from 'zod'
import { phoneAdvice, phoneNumber } from '../business/phone-number.ts'
import { markdownFault } from '../markdown/markdown-fault.ts'

/** Error text of a value: what it should be and what to do, in the format that `faultsOf` parses. */
const expected = (what: string, cure: string) => ({ error: () => `is not ${what}\n${cure}` })

export const matching = (pattern: RegExp, what: string, cure: string) =>
  z.string(expected(what, cure)).regex(pattern, expected(what, cure))
const whole = (min: number, max: number, what: string, cure: string) =>
  z.int(expected(what, cure)).min(min, expected(what, cure)).max(max, expected(what, cure))

export const text = matching(/\S/, 'a text', 'Write it, or take the field out if it may be absent.')
/** A long text, which may hold paragraphs, emphasis, links and lists. */
export const markdown = text
  .superRefine((source, { addIssue }) => {
    const fault = markdownFault(source)
    if (fault) addIssue({ code: 'custom', message: `${fault.problem}\n${fault.cure}` })
  })
  .meta({ format: 'markdown' })
export const phone = matching(phoneNumber, phoneAdvice.what, phoneAdvice.cure)
export const slug = matching(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'a slug',
  'Use small letters, digits and single hyphens.',
)
export const clock = matching(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  'a time',
  'Write it on a 24-hour clock, as 13:00.',
).describe('On a 24-hour clock, such as 13:00')
export const months = matching(
  /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/,
  'a range of months',
  'Write it as Oct-Mar.',
)
export const day = z.iso.date(expected('a day of the calendar', 'Write it as 2026-10-01.'))
export const flag = z.boolean(expected('true or false', 'Write true or false.'))
export const count = whole(0, 10_000_000, 'a whole number', 'Write it as 286.')
export const people = whole(1, 100, 'a number of people', 'Write it as 2.')
export const nights = whole(1, 365, 'a number of nights', 'Write it as 3.')
export const minutes = whole(1, 1440, 'a number of minutes', 'Write it as 90.')
export const hours = whole(1, 72, 'a number of hours', 'Write it as 18.')
export const age = whole(0, 120, 'an age', 'Write it in whole years, as 12.')
export const money = whole(1, 100_000_000, 'a price', 'Write a whole amount, as 1999.').meta({
  format: 'price',
  description: 'A whole amount in the currency of the business',
})
export const percent = whole(
  1,
  90,
  'an offer',
  'Write whole percent from 1 to 90, as 15, or null for none.',
).meta({ format: 'percent', description: 'Whole percent' })
const stars = expected('a rating', 'Write a number from 0 to 5, as 4.5.')
export const rating = z.number(stars).min(0, stars).max(5, stars).describe('Out of 5')
export const degrees = z.number(expected('a number of degrees', 'Write it as 12.3456.'))
export const kilometres = z
  .number(expected('a length in kilometres', 'Write it as 0.4.'))
  .positive(expected('a length in kilometres', 'Write it as 0.4.'))
export const locale = matching(
  /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/,
  'a locale',
  'Write the language and the country, as en-GB.',
).describe('Language and country, for formatting dates and numbers')
export const currencyCode = matching(/^[A-Z]{3}$/, 'a currency', 'Write its three capital letters, as EUR.')
export const countryCode = matching(/^[A-Z]{2}$/, 'a country', 'Write its two capital letters, as GB.')

export const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) =>
  z.enum(values, expected(`one of ${values.join(', ')}`, 'Use one of them.'))

export const list = <T extends z.ZodType>(item: T): z.ZodArray<T> =>
  z.array(item, expected('a list', 'Write it in square brackets.'))
export const record = <T extends z.ZodRawShape>(fields: T) =>
  z.strictObject(fields, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? undefined : 'is not a record\nWrite its fields in curly brackets.',
  })

export const texts = list(text)
export const place = record({ lat: degrees, lng: degrees }).meta({
  title: 'On the map',
  description: 'In degrees north and east, accurate to a kilometre',
})
export const bounds = record({ south: degrees, west: degrees, north: degrees, east: degrees })
export const section = record({
  id: z.exactOptional(text),
  title: text,
  lines: texts.meta({ title: 'Paragraphs' }),
})
export const sections = list(section)
export const namedTexts = list(record({ name: text, text }))

/** As written in records; a zoom becomes the URL of a map around their place when they are read. */
export const writtenMap = z
  .union([
    text.meta({ title: 'Address of an embedded map' }),
    record({ zoom: count.meta({ title: 'Zoom, from 1 to 20' }) }).meta({ title: 'Around its place' }),
  ])
  .meta({
    title: 'Street map',
    description: 'An embedded map by its address, or a map around its place by its zoom; empty for no map',
  })
