import { expect, test } from 'vitest'
import { findColleagues, noteParts, withMentionIds } from './mention-text.ts'

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const staff = [
  { _id: id(1), name: 'Asha' },
  { _id: id(2), name: 'Asha Naik' },
  { _id: id(3), name: 'Bruno D’Costa', email: 'bruno@mail.example' },
  { _id: id(4), name: 'Bruno D’Costa', email: 'b.dcosta@mail.example' },
]

test.each([
  ['@Asha Naik, please call.', `<@${id(2)}>, please call.`],
  ['Ask @Asha or @Asha Naik.', `Ask <@${id(1)}> or <@${id(2)}>.`],
  ['@Bruno D’Costa (b.dcosta@mail.example): yours', `<@${id(4)}>: yours`],
  ['@Bruno D’Costa is two people', '@Bruno D’Costa is two people'],
  ['Write to info@Asha.example, @Ashabai or @asha', 'Write to info@Asha.example, @Ashabai or @asha'],
])('%s', (typed, stored) => {
  expect(withMentionIds(typed, staff)).toBe(stored)
})

test('a note shows the names of now, and none for somebody who has gone', () => {
  const text = `<@${id(2)}> and <@${id(9)}> know.`
  expect(noteParts({ text, mentions: [{ _id: id(2), name: 'Asha Kamat' }] })).toEqual([
    { text: '@Asha Kamat', isMention: true },
    { text: ' and ', isMention: false },
    { text: '@former colleague', isMention: true },
    { text: ' know.', isMention: false },
  ])
})

test('finds colleagues by the beginnings of their names', () => {
  const found = (query: string) => findColleagues(staff, query).map(({ _id }) => _id)
  expect(found('')).toHaveLength(4)
  expect(found('as na')).toEqual([id(2)])
  expect(found('naik')).toEqual([id(2)])
  expect(found('o')).toEqual([])
})
