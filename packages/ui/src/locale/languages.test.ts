import { describe, expect, test } from 'vitest'
import { placeholdersOf, textsOf, withoutPlaceholders } from '../../test/texts.ts'
import { arabic } from './ar.ts'
import { english } from './en.ts'
import { formatMessage, type Message } from './format-message.ts'
import { hindi } from './hi.ts'
import type { MessageSets } from './messages.ts'

const allTexts = (language: MessageSets): Map<string, string> =>
  new Map(
    Object.entries(language).flatMap(([component, labels]) =>
      textsOf(labels).map(([name, text]) => [`${component}.${name}`, text] as const),
    ),
  )

const originals = allTexts(english)

describe.each<[string, MessageSets]>([
  ['hi-IN', hindi],
  ['ar-AE', arabic],
])('%s', (locale, language) => {
  const texts = allTexts(language)

  test('has every text, and none that nothing says', () => {
    expect([...texts.keys()].sort()).toEqual([...originals.keys()].sort())
  })

  test.each([...originals])('%s inserts what English inserts', (name, original) => {
    expect(placeholdersOf(texts.get(name) ?? '')).toEqual(placeholdersOf(original))
  })

  test.each([...texts])('%s is in its own letters', (name, text) => {
    const ownWords = withoutPlaceholders(text).replace('name@example.com', '')
    const hasWords = /\p{Letter}/u
    expect(ownWords).not.toMatch(/\p{Script=Latin}/u)
    expect(hasWords.test(ownWords)).toBe(hasWords.test(withoutPlaceholders(originals.get(name) ?? '')))
  })

  test.each([0, 1, 2, 3, 11, 100])('every plural can say %d', (count) => {
    for (const labels of Object.values(language) as Record<string, Message>[]) {
      for (const message of Object.values(labels)) {
        if (typeof message !== 'string') expect(formatMessage(message, { count }, locale)).not.toContain('{')
      }
    }
  })
})
