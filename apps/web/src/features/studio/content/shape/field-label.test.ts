import { expect, test } from 'vitest'
import { labelOf, mentionedText, oneOf } from './field-label.ts'
import { freeSlug, slugOf } from './slug-of.ts'

test.each([
  ['gettingThere', {}, 'Getting there'],
  ['faq', { title: 'Questions' }, 'Questions'],
  ['whatsapp', {}, 'WhatsApp'],
])('%s is called %o', (name, shape, label) => {
  expect(labelOf(name, shape)).toBe(label)
})

test('a shared text is called as in its form', () => {
  expect(mentionedText('{houseRules.rateSeasons}')).toBe('House rules › Rate seasons')
})

test.each([
  ['Rooms', 'room'],
  ['Facilities', 'facility'],
  ['Dishes', 'dish'],
  ['Photos of visitors', 'photo of visitors'],
  ['Photos at the top', 'photo at the top'],
  ['Dining at dusk', undefined],
  ['Address', undefined],
  ['Getting there', undefined],
])('one of %s is a %s', (label, one) => {
  expect(oneOf(label)).toBe(one)
})

test.each([
  ['Casa Azul & Spa', 'casa-azul-spa'],
  ['Fernão’s House', 'fernaos-house'],
  ['  ', ''],
])('the address of %s is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('an address differs from those there are', () => {
  expect(freeSlug('Casa', ['casa', 'casa-2'])).toBe('casa-3')
  expect(freeSlug('होटल', [], 'hotel')).toBe('hotel')
})
