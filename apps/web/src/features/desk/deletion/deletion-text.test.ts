import { ApiError } from '@susegad/api-client/client'
import { expect, test } from 'vitest'
import { deletionFailure } from './deletion-text.ts'

const error = new ApiError({ kind: 'unavailable', status: 503, message: 'Not now' })
const ids = (count: number) => Array.from({ length: count }, String)
const textOf = (done: number, left: number, certain = true) =>
  deletionFailure({ done: ids(done), left: ids(left), error, certain })

test.each([
  [0, 2, '2 enquiries could not be deleted and are still here.'],
  [0, 1, '1 enquiry could not be deleted and is still here.'],
  [1000, 500, '1000 enquiries were deleted. 500 enquiries could not be deleted and are still here.'],
  [1, 1, '1 enquiry was deleted. 1 enquiry could not be deleted and is still here.'],
])('a delete that failed after %d says that %d are still here, and why', (done, left, text) => {
  expect(textOf(done, left)).toBe(`${text} The service is not available just now. Try again in a moment.`)
})

test('where nobody knows, it says so', () => {
  expect(textOf(1000, 500, false)).toContain(
    '1000 enquiries were deleted. It is not known whether 500 enquiries were deleted.',
  )
})
