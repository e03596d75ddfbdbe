import { expect, test } from 'vitest'
import { photoProblem } from './photo-problem.ts'

const filler = '0'.repeat(40)
const file = (text: string) => new Blob([Uint8Array.from([...text], (letter) => letter.charCodeAt(0))])
const family = (...brands: string[]) =>
  file(
    `\0\0\0${String.fromCharCode(8 + brands.length * 4 + 4)}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}${filler}`,
  )

test.each([
  ['JPEG', file(`\xff\xd8\xff\xe1${filler}`)],
  ['PNG', file(`\x89PNG\r\n\x1a\n${filler}`)],
  ['WebP', file(`RIFF\x10\0\0\0WEBPVP8 ${filler}`)],
  ['AVIF', family('avif', 'mif1', 'miaf')],
  ['AVIF with another kind first', family('mif1', 'avif', 'miaf')],
])('%s is sent', async (_kind, photo) => {
  expect(await photoProblem(photo)).toBeUndefined()
})

test.each([
  ['of an iPhone', family('heic', 'mif1', 'heic')],
  ['of another phone', family('mif1', 'heic')],
  ['of a burst', family('hevc', 'msf1', 'hevc')],
])('a HEIC photo %s is refused at once, with what to do on the phone', async (_which, photo) => {
  expect(await photoProblem(photo)).toMatch(/HEIC.*Safari.*Most Compatible/)
})

test.each([
  ['a page', '<!doctype html>'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['a film', '\0\0\0\x14ftypisom\0\0\0\0mp42'],
  ['nothing', ''],
])('%s is refused at once', async (_what, text) => {
  expect(await photoProblem(file(text))).toMatch(/Save it as JPEG/)
})
