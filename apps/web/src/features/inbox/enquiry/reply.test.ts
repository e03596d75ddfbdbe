import { expect, test } from 'vitest'
import { datesIn } from '../../../signed-in/dates.ts'
import { phoneDigits, replyLinks, replyText } from './reply.ts'

const { dayText } = datesIn('en-IN')

test.each([
  ['+91 98220 12345', '919822012345'],
  ['98220-12345', '919822012345'],
  ['09822012345', '919822012345'],
  ['919822012345', '919822012345'],
  ['0091 98220 12345', '919822012345'],
  ['+44 (0)20 7946 0958', '442079460958'],
  ['+351 912 345 678', '351912345678'],
  ['call me', null],
  ['12345', null],
  ['', null],
])('%s is reached under %s', (phone, digits) => {
  expect(phoneDigits(phone)).toBe(digits)
})

const enquiry = {
  name: 'Asha D’Souza',
  phone: '+91 98220 12345',
  email: 'asha@example.com',
  subject: 'Sunset cruise',
  dateOfPlan: '2026-12-24',
}

const ravi = { name: 'Ravi', business: 'Palm Tours' }

test('the reply names the customer, the subject, the day and who answers', () => {
  const text = replyText(enquiry, { name: 'Ravi Naik', business: 'Susegad' }, dayText)
  expect(text).toContain('Hello Asha D’Souza,')
  expect(text).toContain('“Sunset cruise”, planned for 24 Dec 2026.')
  expect(text).toMatch(/Ravi Naik, Susegad$/)
  expect(replyText({ ...enquiry, subject: 'membership', dateOfPlan: null }, ravi, dayText)).toContain(
    'about the membership card.',
  )
})

test('the links open a chat, a call and a mail with the text in them', () => {
  const { whatsApp, call, mail } = replyLinks(enquiry, ravi, dayText)
  const text = replyText(enquiry, ravi, dayText)
  expect(new URL(whatsApp ?? '').pathname).toBe('/919822012345')
  expect(new URL(whatsApp ?? '').searchParams.get('text')).toBe(text)
  expect(call).toBe('tel:+919822012345')
  const url = new URL(mail ?? '')
  expect(url.pathname).toBe('asha@example.com')
  expect(url.searchParams.get('subject')).toBe('Re: Sunset cruise')
  expect(url.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'))
})

test('typed text can not add a recipient, a parameter or a line', () => {
  const hostile = {
    ...enquiry,
    email: 'a@b.example?bcc=c@d.example&x=1',
    subject: 'Hi&bcc=c@d.example\r\nBcc: e@f.example #',
    phone: 'javascript:alert(1)',
  }
  const { whatsApp, call, mail } = replyLinks(hostile, ravi, dayText)
  expect(mail).toBeNull()
  expect(whatsApp).toBeNull()
  expect(call).toBeNull()
  const safe = new URL(replyLinks({ ...hostile, email: 'o+x?y@b.example' }, ravi, dayText).mail ?? '')
  expect([...safe.searchParams.keys()]).toEqual(['subject', 'body'])
})

test('a number that WhatsApp can not reach can still be dialled', () => {
  expect(replyLinks({ ...enquiry, phone: '0832-227 614' }, ravi, dayText)).toMatchObject({
    whatsApp: null,
    call: 'tel:0832227614',
  })
})
