import { z } from 'zod'
import { phoneAdvice, phoneNumber } from '../business/phone-number.ts'
import { markdownFault } from '../markdown/markdown-fault.ts'

/** Error text of a value: what it should be and what to do, in the format that `faultsOf` parses. */
const expected = (what: string, cure: string) => ({ error: () => `is not ${what}\n${cure}` })

export const matching = (pattern: RegExp, what: string, cure: string) =>
  z.string(expected(what, cure)).regex(pattern, expected(what, cure))
const whole = (min: number, max: number, what: string, cure: string) =>
  z.int(expected(what, cure)).min(min, expected(what, cure)).max(max, expected(what, cure))

export const text = matching(/\S/, 'text', 'Enter some text, or remove the field if it is optional.')
/** A long text, which may contain paragraphs, emphasis, links and lists. */
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
  'Use the 24-hour clock, such as 13:00.',
).describe('On the 24-hour clock, such as 13:00')
export const months = matching(
  /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/,
  'a range of months',
  'Enter the first and the last month, such as Oct-Mar.',
)
export const day = z.iso.date(expected('a date', 'Enter an existing date, such as 2026-10-01.'))
export const flag = z.boolean(expected('true or false', 'Enter true or false.'))
export const count = whole(0, 10_000_000, 'a whole number', 'Enter a whole number, such as 286.')
export const people = whole(1, 100, 'a number of people', 'Enter a whole number, such as 2.')
export const nights = whole(1, 365, 'a number of nights', 'Enter a whole number, such as 3.')
export const minutes = whole(1, 1440, 'a number of minutes', 'Enter whole minutes, such as 90.')
export const hours = whole(1, 72, 'a number of hours', 'Enter whole hours, such as 18.')
export const age = whole(0, 120, 'an age', 'Enter whole years, such as 12.')
export const money = whole(1, 100_000_000, 'a price', 'Enter a whole amount, such as 1999.').meta({
  format: 'price',
  description: 'A whole amount in the currency of the business',
})
export const percent = whole(
  1,
  90,
  'an offer',
  'Enter a whole number from 1 to 90, such as 15, or null for none.',
).meta({ format: 'percent', description: 'Whole percent' })
const stars = expected('a rating', 'Enter a number from 0 to 5, such as 4.5.')
export const rating = z.number(stars).min(0, stars).max(5, stars).describe('Out of 5')
export const degrees = z.number(expected('a number of degrees', 'Enter a number, such as 12.3456.'))
export const kilometres = z
  .number(expected('a length in kilometres', 'Enter a number above 0, such as 0.4.'))
  .positive(expected('a length in kilometres', 'Enter a number above 0, such as 0.4.'))
export const locale = matching(
  /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/,
  'a locale',
  'Enter the language and the country, such as en-GB.',
).describe('Language and country, for formatting dates and numbers')
export const currencyCode = matching(
  /^[A-Z]{3}$/,
  'a currency',
  'Enter its three capital letters, such as EUR.',
)
export const countryCode = matching(/^[A-Z]{2}$/, 'a country', 'Enter its two capital letters, such as GB.')

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
    text.meta({ title: 'Embed link' }),
    record({ zoom: count.meta({ title: 'Zoom, from 1 to 20' }) }).meta({ title: 'Around this place' }),
  ])
  .meta({
    title: 'Street map',
    description:
      'Paste an embed link, or set a zoom level to show a map around this place. Leave empty for no map',
  })
