import type { Quote } from '@susegad/api-client/contract'
import { expect, test } from 'vitest'
import { draftOf } from './changed-quote.ts'
import { newDraft, newLine, problemsOf, type QuoteDraft, quoteIn } from './quote-draft.ts'
import { numberIn } from './typed-number.ts'

// Late in the evening in London, and the next day in Goa.
const now = Date.parse('2026-11-24T19:00:00Z')
const format = { locale: 'en-IN', currency: 'INR' }
const fresh = newDraft({ context: null }, now)
const filled = {
  ...fresh,
  lines: [{ ...newLine('Sea-view room'), quantity: '2', nights: '3', price: '₹ 4,500' }],
}

test.each([
  ['', null],
  ['1,25,000', 125_000],
  ['₹ 4,500', 4500],
  ['4.5', Number.NaN],
  ['-1', Number.NaN],
])('%j is %j', (typed, number) => expect(numberIn(typed, format)).toBe(number))

test.each([
  ['de-DE', 'EUR', '1.250 €'],
  ['fr-FR', 'EUR', '1\u202f250 €'],
  ['en-GB', 'GBP', '£1,250'],
])('numbers are read as they are written in %s', (locale, currency, typed) =>
  expect(numberIn(typed, { locale, currency })).toBe(1250),
)

test('a fresh draft asks for words and a price, and is open for a week in Goa', () => {
  expect(Object.keys(problemsOf(fresh, format, now))).toEqual(['lines.0.text', 'lines.0.price'])
  expect(fresh.validUntil).toBe('2026-12-02')
})

test('a filled one is what the service takes, without a discount of nothing', () => {
  expect(problemsOf(filled, format, now)).toEqual({})
  expect(quoteIn(filled, format)).toEqual({
    lines: [{ text: 'Sea-view room', quantity: 2, nights: 3, guests: null, price: 4500 }],
    discount: null,
    validUntil: '2026-12-02',
    deposit: null,
    dueOn: null,
  })
  expect(quoteIn({ ...filled, off: '15', membership: true }, format).discount).toEqual({
    kind: 'percent',
    value: 15,
    membership: true,
  })
})

test('what can not be is named at its field', () => {
  const [line] = filled.lines
  const wrong = {
    ...filled,
    lines: [...filled.lines, { ...(line ?? newLine()), nights: 'two', price: '' }],
    off: '101',
    validUntil: '2026-11-24',
    deposit: '101',
    dueOn: '2026-11-24',
  }
  expect(Object.keys(problemsOf(wrong, format, now))).toEqual([
    'lines.1.nights',
    'lines.1.price',
    'discount.value',
    'validUntil',
    'deposit.value',
    'dueOn',
  ])
})

test.each([
  ['a total of nothing', { off: '100' }, { lines: 'The total must be more than zero' }],
  [
    'a deposit above the total',
    { deposit: '27001', depositKind: 'amount' },
    { 'deposit.value': 'The deposit is more than the total' },
  ],
  [
    'a total above the most',
    { lines: [{ ...newLine('Villa'), quantity: '900', nights: '90', price: '9000000' }] },
    { lines: expect.stringMatching(/^All lines together: at most/) },
  ],
])('%s is refused before it is sent', (_, part, problems) =>
  expect(problemsOf({ ...filled, ...(part as Partial<QuoteDraft>) }, format, now)).toEqual(problems),
)

test('a change to a sent quote begins with what was sent, and stays open if that has expired', () => {
  const sent = {
    ...quoteIn({ ...filled, off: '15', deposit: '30', dueOn: '2026-12-01' }, format),
    _id: 'sent',
    validUntil: '2026-11-20',
  } as unknown as Quote
  const draft = draftOf(sent, now)
  expect(quoteIn(draft, format)).toEqual({
    ...quoteIn({ ...filled, off: '15', deposit: '30', dueOn: '2026-12-01' }, format),
    changes: 'sent',
  })
})
