import { expect, it } from 'vitest'
import { createPresence } from './presence.ts'

it('tracks a limited number of enquiries', () => {
  const presence = createPresence()
  const note = (n: number) => ({ enquiry: `e${n}`, _id: 'milind', name: 'Milind', state: 'reading' as const })
  for (let n = 0; n < 5000; n++) presence.note(note(n))
  expect(presence.all()).toHaveLength(2000)
  expect(presence.note({ ...note(1), state: 'gone' })?.people).toEqual([])
  expect(presence.note(note(4999))?.people).toHaveLength(1)
})
