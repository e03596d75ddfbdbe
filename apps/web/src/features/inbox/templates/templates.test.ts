import type { Template } from '@susegad/api-client/contract'
import { expect, it } from 'vitest'
import { findTemplates, languageText } from './templates.ts'

const template = (name: string, language: Template['language']): Template => ({
  _id: name,
  name,
  language,
  text: 'Hello {name}',
  shared: true,
})
const all = [
  template('Boats', 'en'),
  template('Boats again', null),
  template('Naav', 'hi'),
  template('Lodki', 'ru'),
]
const names = (typed: string, message: string) =>
  findTemplates(all, typed, { subject: '', message }).map(({ name }) => name)

it.each([
  ['Is there a boat?', ['Boats', 'Boats again', 'Naav', 'Lodki']],
  ['क्या नाव है?', ['Naav', 'Boats again', 'Boats', 'Lodki']],
  ['Есть лодка?', ['Lodki', 'Boats again', 'Boats', 'Naav']],
])('shows first what the writer of %j can read', (message, expected) => {
  expect(names('', message)).toEqual(expected)
})

it('finds a template by its name and by its language', () => {
  expect(names('boats', '')).toEqual(['Boats', 'Boats again'])
  expect(names('hind', '')).toEqual(['Naav'])
  expect(languageText('kok')).toBe('Konkani')
})
