import { expect, test } from 'vitest'
import { commandGroups } from './command-groups.ts'

const commands = [
  { id: 'new', label: 'New enquiry', group: 'Enquiries' },
  { id: 'theme', label: 'Change the theme', keywords: 'dark light' },
  { id: 'find', label: 'Find a guest', group: 'Enquiries' },
]
const headings = { commands: 'Commands', recent: 'Recent' }
const told = (typed: string, recent: string[] = []) =>
  commandGroups(commands, typed, recent, headings).map((group) => [
    group.heading,
    ...group.commands.map(({ id }) => id),
  ])

test('commands stand under their headings, in the order in which these occur', () => {
  expect(told('')).toEqual([
    ['Enquiries', 'new', 'find'],
    ['Commands', 'theme'],
  ])
})

test('those used last come first, once, and not while one searches', () => {
  expect(told('', ['theme', 'gone'])).toEqual([
    ['Recent', 'theme'],
    ['Enquiries', 'new', 'find'],
  ])
  expect(told('the', ['theme'])).toEqual([['Commands', 'theme']])
})

test('further words find a command', () => {
  expect(told('dark')).toEqual([['Commands', 'theme']])
  expect(told('zebra')).toEqual([])
})
