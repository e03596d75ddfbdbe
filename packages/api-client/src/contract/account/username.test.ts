import fc from 'fast-check'
import { expect, it } from 'vitest'
import { username } from './username.ts'

const signs = 'Username can contain letters, digits and signs such as . - _'
const mixed = "Username can't mix letters of several alphabets"

it.each([
  'meera_k',
  'Zoë-1',
  "rohan.d'souza",
  'josé',
  'मीरा_१',
  'कोंकणी',
  'ಕೊಂಕಣಿ',
  'കൊങ്കണി',
  'мария',
  'さくらカフェ',
  '김-seoul',
])('takes %s', (name) => {
  expect(username.parse(name)).toBe(name.normalize('NFKC'))
})

it.each([
  ['meera＠goa.example', "Username can't contain @"],
  ['meera﹫goa.example', "Username can't contain @"],
  ['meera\u3000k', "Username can't contain spaces"],
  ['meera¨', "Username can't contain spaces"],
  ['mee\u200bra', signs],
  ['mee\u00adra', signs],
  ['mee\u200dra', signs],
  ['mee\u2060ra', signs],
  ['mee\ufe0fra', signs],
  ['mee\u3164ra', signs],
  ['mee\u2800ra', signs],
  ['\u202earrem', signs],
  ['mee\u2066ra', signs],
  ['mee\u{e0061}ra', signs],
  ['\u0301meera', signs],
  ['mеera', mixed],
  ['meerα', mixed],
  ['मीरा-k', mixed],
  ['meera१', mixed],
  ['ﷺ'.repeat(3), 'Username must be at most 40 characters'],
])('refuses %j: %s', (name, message) => {
  expect(username.safeParse(name).error?.issues[0]?.message).toBe(message)
})

it('looks the same after it is normalised again, and is never an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), (text) => {
      const { data } = username.safeParse(text)
      if (data === undefined) return
      expect(data.normalize('NFKC').trim()).toBe(data)
      expect(data.toLowerCase().normalize('NFKC')).not.toMatch(/[@\s\p{Cf}]/u)
    }),
  )
})
