import { expect, test } from 'vitest'
import { mergeOf } from './use-merge.ts'

const of = (_id: string, customerId: string | null) => ({ _id, customerId })

test('the open enquiry keeps the conversation, unless only the other belongs to an account', () => {
  const intoOpened = { id: 'other', into: 'opened' }
  expect(mergeOf(of('opened', null), of('other', null))).toEqual(intoOpened)
  expect(mergeOf(of('opened', 'asha'), of('other', null))).toEqual(intoOpened)
  expect(mergeOf(of('opened', 'asha'), of('other', 'asha'))).toEqual(intoOpened)
  expect(mergeOf(of('opened', null), of('other', 'asha'))).toEqual({ id: 'opened', into: 'other' })
})
