import { ENQUIRY_SOURCES } from '@susegad/api-client/rules'
import { expect, test } from 'vitest'
import { contactText, sourceText } from './customer-text.ts'

test('a number is grouped as it is read in India, and any other left alone', () => {
  expect(contactText('+919840091273')).toBe('+91 98400 91273')
  expect(contactText('+442079460018')).toBe('+442079460018')
  expect(contactText('asha@mail.example')).toBe('asha@mail.example')
})

test('each source is told in words, with whoever entered it', () => {
  expect(ENQUIRY_SOURCES.map((source) => sourceText(source, 'Milind'))).toEqual([
    'By the site',
    'By a call, entered by Milind',
    'At the door, entered by Milind',
    'In a chat, entered by Milind',
  ])
  expect(sourceText('call', null)).toBe('By a call, entered by a former colleague')
})
