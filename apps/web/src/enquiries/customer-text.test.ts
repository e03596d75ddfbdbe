import { ENQUIRY_SOURCES } from '@susegad/api-client/rules'
import { expect, test } from 'vitest'
import { contactText } from './customer-text.ts'
import { sourceText } from './enquiry-text.ts'

test.each([
  ['+919840091273', '+91 98400 91273'],
  ['+442079460018', '+44 207 946 0018'],
  ['+971501234567', '+971 501 234 567'],
  ['+4915112345678', '+49 151 1234 5678'],
  ['+12025550119', '+1 202 555 0119'],
  ['+6585550174', '+65 8555 0174'],
])('%s reads as %s', (phone, text) => {
  expect(contactText(phone)).toBe(text)
})

test('what is no international number is left alone', () => {
  expect(contactText('22567')).toBe('22567')
  expect(contactText('asha@mail.example')).toBe('asha@mail.example')
})

test('each source is told in words, with whoever entered it', () => {
  expect(ENQUIRY_SOURCES.map((source) => sourceText(source, 'Milind'))).toEqual([
    'Website',
    'Phone call, entered by Milind',
    'In person, entered by Milind',
    'Chat, entered by Milind',
    'WhatsApp',
  ])
  expect(sourceText('call', null)).toBe('Phone call, entered by a former colleague')
})
