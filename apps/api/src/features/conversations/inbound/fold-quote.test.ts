import { expect, it } from 'vitest'
import { foldQuote } from './fold-quote.ts'

it.each([
  ['Yes.', 'Yes.', null],
  ['Yes.\n\n> Two rooms?\n> Or three?', 'Yes.', '> Two rooms?\n> Or three?'],
  ['Yes.\r\n\r\nOn 3 Nov 2026, Susegad wrote:\r\n> Two?', 'Yes.', 'On 3 Nov 2026, Susegad wrote:\n> Two?'],
  ['Ja.\n\nAm 3. Nov. 2026 um 10:00 schrieb Susegad:\n> Zwei?', 'Ja.', undefined],
  ['Yes.\n\n-----Original Message-----\nFrom: Susegad', 'Yes.', '-----Original Message-----\nFrom: Susegad'],
  ['Yes.\n\nFrom: Susegad <hello@susegad.example>\nSent: Tuesday\n\nTwo?', 'Yes.', undefined],
  // Inline and bottom-posted answers stay.
  ['> Two rooms?\nYes.\n> With breakfast?\nNo.', '> Two rooms?\nYes.\n> With breakfast?\nNo.', null],
  [
    'On Tuesday, Susegad wrote:\n> Two?\n\nYes, two.',
    'On Tuesday, Susegad wrote:\n> Two?\n\nYes, two.',
    null,
  ],
  ['On the beach, at 5 > 4 pm.', 'On the beach, at 5 > 4 pm.', null],
])('folds %j', (mail, text, quoted) => {
  const folded = foldQuote(mail)
  expect(folded.text).toBe(text)
  if (quoted !== undefined) expect(folded.quoted).toBe(quoted)
})

it('folds an email with many quoted lines in linear time', () => {
  const mail = `${'>\n'.repeat(200_000)}Yes.`
  expect(foldQuote(mail)).toEqual({ text: mail, quoted: null })
})
