import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hindi } from '../../locale/hi.ts'
import {
  checkEnquiry,
  type EnquiryField,
  type EnquiryValues,
  enquiryFields,
  requiredFields,
  trimEnquiry,
} from './enquiry-rules.ts'

const filled: EnquiryValues = {
  name: 'Asha Naik',
  phone: 'call me at 9',
  email: 'asha@example.com',
  dateOfPlan: '2026-12-24',
  subject: 'enquiry',
  message: 'Two rooms, please.',
}
const blanks = fc.stringMatching(/^[ \t\n\r\u00a0]*$/)
const messagesOf = (values: Partial<EnquiryValues>, malformed?: Set<string>) =>
  checkEnquiry(values, malformed).map(({ message }) => message)

describe('an enquiry', () => {
  test('that is complete may go', () => {
    expect(checkEnquiry(filled)).toEqual([])
  })

  test('is told its problems in the language that is given', () => {
    const problems = checkEnquiry({ ...filled, phone: '', message: 'दो' }, new Set(), {
      locale: 'hi-IN',
      messages: hindi,
    })
    expect(problems).toEqual([
      { field: 'phone', message: 'फ़ोन भरना ज़रूरी है' },
      { field: 'message', message: 'संदेश में कम से कम 10 अक्षर होने चाहिए' },
    ])
  })

  test('that is empty is told everything at once, in the order of the form', () => {
    expect(messagesOf({})).toEqual([
      'Name is required',
      'Phone is required',
      'Email is required',
      'Date of plan is required',
      'Subject is required',
      'Message is required',
    ])
  })

  test.each(requiredFields)('whose %s is nothing but blanks is told so, and nothing else', (field) => {
    fc.assert(
      fc.property(blanks, (blank) => {
        expect(checkEnquiry({ ...filled, [field]: blank }).map((problem) => problem.field)).toEqual([field])
      }),
    )
  })

  test('needs ten characters of message once the blanks around are cut', () => {
    expect(messagesOf({ ...filled, message: '  123456789  ' })).toEqual([
      'Message must be at least 10 characters',
    ])
    expect(messagesOf({ ...filled, message: ' 1234567890 ' })).toEqual([])
  })

  test('takes any phone and any day', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((phone) => phone.trim() !== ''),
        (phone) => {
          expect(checkEnquiry({ ...filled, phone, dateOfPlan: '1999-01-01' })).toEqual([])
        },
      ),
    )
  })

  test('leaves the form of an email address to the browser', () => {
    expect(messagesOf({ ...filled, email: 'asha' })).toEqual([])
    expect(messagesOf({ ...filled, email: 'asha' }, new Set(['email']))).toEqual([
      'Enter an email address such as name@example.com',
    ])
    expect(messagesOf({ ...filled, email: ' ' }, new Set(['email']))).toEqual(['Email is required'])
  })

  test('names each field at most once, in the order of the form', () => {
    fc.assert(
      fc.property(fc.record(shape(fc.string({ maxLength: 12 }))), (values) => {
        const order = checkEnquiry(values, new Set(['email'])).map(({ field }) =>
          enquiryFields.indexOf(field),
        )
        expect(order).toEqual([...new Set(order)].sort((a, b) => a - b))
      }),
    )
  })
})

test('what is sent is trimmed text, whatever else the form held', () => {
  fc.assert(
    fc.property(fc.record(shape(fc.string()), { requiredKeys: [] }), (values) => {
      const sent = trimEnquiry({ ...values, ...{ website: 'spam' } })
      expect(Object.keys(sent)).toEqual([...enquiryFields])
      for (const text of Object.values(sent)) expect(text).toBe(text.trim())
    }),
  )
})

function shape(text: fc.Arbitrary<string>) {
  return Object.fromEntries(enquiryFields.map((field) => [field, text])) as Record<EnquiryField, typeof text>
}
