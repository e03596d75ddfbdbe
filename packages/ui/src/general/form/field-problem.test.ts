import { expect, test } from 'vitest'
import { missingFields } from './field-problem.ts'

test('lists what is empty or blank, in the order of the texts', () => {
  const texts = { second: 'Second is required', first: 'First is required', third: 'Third is required' }
  expect(missingFields({ first: ' ', third: 'here' }, texts)).toEqual([
    { field: 'second', message: 'Second is required' },
    { field: 'first', message: 'First is required' },
  ])
})
