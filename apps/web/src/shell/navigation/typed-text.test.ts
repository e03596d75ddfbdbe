import { expect, test } from 'vitest'
import { followed, type TypedText, written } from './typed-text.ts'

const type = (text: TypedText, typed: string): TypedText => written({ ...text, typed }, typed)
const empty: TypedText = { typed: '', address: '', sent: [] }

test('an address that comes back late leaves alone what was typed since', () => {
  const typing = type(type(empty, 'boat'), 'boats')
  expect(followed(typing, 'boat').typed).toBe('boats')
  expect(followed(followed(typing, 'boat'), 'boats').typed).toBe('boats')
  // The router may skip a step.
  expect(followed(typing, 'boats')).toMatchObject({ typed: 'boats', sent: [] })
})

test('Clear is followed, and Back after it, to a text that was typed here before', () => {
  const searched = followed(type(empty, 'boat'), 'boat')
  const cleared = followed(searched, '')
  expect(cleared.typed).toBe('')
  expect(followed(cleared, 'boat').typed).toBe('boat')
})
