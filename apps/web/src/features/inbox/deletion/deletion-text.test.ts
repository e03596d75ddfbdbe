import { ApiError } from '@susegad/api-client/client'
import { expect, test } from 'vitest'
import { OutcomeUnknown } from '../operations/begin-operation.ts'
import { deletionFailure } from './deletion-text.ts'

const error = new ApiError({ kind: 'unavailable', status: 503, message: 'Not now' })
const why = 'The site is unavailable at the moment. Try again in a moment.'

test.each([
  [2, '2 enquiries could not be deleted and are still here.'],
  [1, '1 enquiry could not be deleted and is still here.'],
])('a delete of %d that failed says that they are still here, and why', (count, text) => {
  expect(deletionFailure(count, error)).toBe(`${text} ${why}`)
})

test('where nobody knows, it says so', () => {
  expect(deletionFailure(500, new OutcomeUnknown('', { cause: error }))).toBe(
    `It is not known whether 500 enquiries were deleted. ${why}`,
  )
})
