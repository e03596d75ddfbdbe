import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitSentences } from './split-sentences.ts'

test.each([
  ['One. Two.', ['One.', 'Two.']],
  ['Sail 2.5 km out. Swim back', ['Sail 2.5 km out.', 'Swim back']],
  ['Wait... what? Yes.', ['Wait...', 'what? Yes.']],
  ['  First.\n\nSecond.  ', ['First.', 'Second.']],
  ['no stop', ['no stop']],
  ['', []],
])('%j gives %j', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences)
})

test('no word is lost and no sentence is empty', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9. \n]{0,60}$/), (text) => {
      const sentences = splitSentences(text)
      expect(sentences.join(' ').split(/\s+/)).toEqual(text.trim().split(/\s+/))
      expect(sentences).not.toContain('')
    }),
  )
})
