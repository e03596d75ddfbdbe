import type { Label } from '@susegad/api-client/contract'
import { expect, test } from 'vitest'
import { labelsAfter, labelsChanged } from './labels.ts'

const label = (_id: string): Label => ({ _id, name: _id, color: 'info' })
const [a, b, c] = [label('a'), label('b'), label('c')]

test('a change is shown with what is known of its labels', () => {
  expect(labelsAfter([a], { addLabels: ['b', 'new'] }, [a, b, c])).toEqual([a, b])
  expect(labelsAfter([a, b], { removeLabels: ['a'] }, [])).toEqual([b])
  expect(labelsAfter([a], { addLabels: ['a'] }, [a])).toEqual([a])
})

test('tells what was added and what was removed', () => {
  expect(labelsChanged([a, b], [b, c])).toEqual({ added: [c], removed: [a] })
})
