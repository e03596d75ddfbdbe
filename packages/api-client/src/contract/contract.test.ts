import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { registerInput } from './account/user.ts'
import { enquiryInput } from './enquiry/enquiry.ts'
import { enquiryQuery } from './enquiry/listing.ts'
import { firstWords, MAX_LENGTH, MESSAGE_MIN_LENGTH, MESSAGES, PASSWORD_MIN_LENGTH } from './rules.ts'

const good = { name: 'n', phone: 'p', email: 'e', subject: 's', message: 'x'.repeat(MESSAGE_MIN_LENGTH) }
const messages = (value: unknown) => enquiryInput.safeParse(value).error?.issues.map(({ message }) => message)

describe('an enquiry', () => {
  it('needs a message of ten characters after trimming', () => {
    expect(MESSAGE_MIN_LENGTH).toBe(10)
    expect(messages(good)).toBeUndefined()
    expect(messages({ ...good, message: ` ${'x'.repeat(9)} ` })).toEqual([MESSAGES.messageTooShort])
  })

  it('accepts any storable text and only trims it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (name) => {
        const parsed = enquiryInput.safeParse({ ...good, name })
        if (parsed.success) expect(parsed.data.name).toBe(name.trim())
        else
          expect(
            name.trim() === '' || /[\p{Cc}\u2028\u2029]/u.test(name.trim()) || name.length > MAX_LENGTH.name,
          ).toBe(true)
      }),
    )
  })

  it('is never refused for its plan', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (trip, estimate, language) => {
        expect(messages({ ...good, trip, estimate, language })).toBeUndefined()
      }),
    )
    expect(enquiryInput.parse({ ...good, trip: {}, estimate: 'none', language: 'xx' })).toMatchObject({
      trip: null,
      estimate: null,
      language: null,
    })
  })

  it.each([
    { page: '@pay.evil.in/goa?booking=77' },
    { page: '.evil.in/goa' },
    { page: '//evil.in/goa' },
    { page: '/\\evil.in/goa' },
    { page: 'https://evil.in' },
    { page: '/goa\n/x' },
    { page: '/goa\0' },
    { page: '/goa\ud800' },
    { slug: 'pay at evil.in' },
    { slug: '/evil' },
    { slug: 'goa\0' },
  ])('arrives without a context that names no page of this site: %j', (named) => {
    const of = (context: object) => enquiryInput.parse({ ...good, context: { kind: 'hotel', ...context } })
    expect(of(named).context).toBeNull()
    const own = { page: '/hotels/la-view-hotel?from=home', slug: 'la-view-hotel' }
    expect(of(own).context).toEqual({ kind: 'hotel', ...own })
  })

  it('accepts only real dates', () => {
    const of = (dateOfPlan: unknown) => enquiryInput.safeParse({ ...good, dateOfPlan })
    for (const day of ['2028-02-29', '1999-12-31']) expect(of(day).data?.dateOfPlan).toBe(day)
    for (const none of [null, '', ' ']) expect(of(none).data?.dateOfPlan).toBeNull()
    for (const wrong of ['2027-02-29', '27-01-01', '2027-1-1', '2027-01-01T00:00', '0000-00-00', 5, {}]) {
      expect(of(wrong).success, String(wrong)).toBe(false)
    }
  })
})

it('requires a password of six characters, untrimmed', () => {
  expect(PASSWORD_MIN_LENGTH).toBe(6)
  const person = { name: 'n', username: 'u', email: 'a@b', phone: 'p' }
  expect(registerInput.parse({ ...person, password: '  12  ' }).password).toBe('  12  ')
  expect(registerInput.safeParse({ ...person, password: '12345' }).success).toBe(false)
})

it('parses query parameters leniently', () => {
  expect(enquiryQuery.parse({ page: '3', limit: '500', startDate: '', q: ' sea ', other: 'x' })).toEqual({
    page: 3,
    limit: 100,
    startDate: undefined,
    q: 'sea',
  })
})

describe('the first words of a message', () => {
  it('are on one line, without quoted text', () => {
    expect(firstWords('Yes,\n\n  please.\n> On Monday Asha wrote:\n > Two rooms?\n')).toBe('Yes, please.')
    expect(firstWords('> only\n> quoted')).toBe('> only > quoted')
    expect(firstWords('')).toBe('')
  })

  it('end after a whole word', () => {
    expect(firstWords(`${'rooms '.repeat(19)}everywhere`)).toBe(`${'rooms '.repeat(19).trim()}…`)
  })

  it('are at most 120 characters of any text, and well-formed if the text is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const words = firstWords(text)
        expect(words.length).toBeLessThanOrEqual(120)
        expect(words.isWellFormed()).toBe(true)
      }),
    )
    expect(firstWords('🌴'.repeat(80)).isWellFormed()).toBe(true)
  })
})
