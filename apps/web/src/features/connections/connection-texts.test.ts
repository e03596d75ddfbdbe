import type { AccessToken, Delivery } from '@susegad/api-client/contract'
import { expect, test } from 'vitest'
import { datesIn } from '../../signed-in/dates.ts'
import { tokenFacts, tokenLook } from './tokens/token-text.ts'
import { backlogText, eventsText, triesText, troubleText } from './webhooks/delivery-text.ts'

const token: AccessToken = {
  _id: '1',
  name: 'n',
  scopes: ['export'],
  begins: 'sgd_1',
  state: 'active',
  createdAt: '2026-11-01T00:00:00Z',
  expiresAt: '2026-12-31T18:30:00Z',
  lastUsedAt: null,
}
const daysBefore = (days: number) => Date.parse(token.expiresAt) - days * 24 * 3600 * 1000

test('a token says on which day in Goa it works last, and warns before', () => {
  expect(tokenFacts(token, datesIn('en-IN'))).toBe('Works until 31 Dec 2026. Never used.')
  expect(tokenLook(token, daysBefore(60)).text).toBe('Works')
  expect(tokenLook(token, daysBefore(5.5)).text).toBe('Ends in 5 days')
  expect(tokenLook(token, daysBefore(0.5)).text).toBe('Ends within a day')
  expect(tokenLook({ ...token, state: 'ended' }, daysBefore(5)).text).toBe('Ended')
})

const delivery: Delivery = {
  _id: '1',
  event: 'test',
  enquiryId: null,
  occurredAt: '',
  state: 'waiting',
  tries: 0,
  lastTryAt: null,
  lastStatus: null,
  lastFault: null,
  nextTryAt: null,
}

test('a delivery says what went wrong last, and nothing before or after', () => {
  expect(troubleText(delivery)).toBeUndefined()
  expect(troubleText({ ...delivery, lastStatus: 500 })).toBe('The receiver answered 500')
  expect(troubleText({ ...delivery, lastFault: 'certificate' })).toMatch(/certificate is not valid/)
  expect(troubleText({ ...delivery, state: 'delivered', lastStatus: 204 })).toBeUndefined()
})

test('a webhook says what it is told of and what is left', () => {
  expect(eventsText(['enquiry.created', 'enquiry.changed', 'enquiry.deleted'])).toBe(
    'Notified of new, changed, and deleted enquiries',
  )
  expect(eventsText(['enquiry.created', 'quote.accepted'])).toBe(
    'Notified of new enquiries, and of accepted quotes',
  )
  expect(eventsText(['quote.accepted'])).toBe('Notified of accepted quotes')
  expect(backlogText({ waiting: 2, givenUp: 1 })).toBe('2 waiting, 1 failed')
  expect(backlogText({ waiting: 0, givenUp: 0 })).toBeUndefined()
})

test('a delivery counts its tries, and begins anew when it is sent again', () => {
  expect(triesText(1, '2:21 pm')).toBe('1 attempt, next 2:21 pm')
  expect(triesText(3, null)).toBe('3 attempts')
  expect(triesText(0, '2:21 pm')).toBe('Next attempt 2:21 pm')
})
