import { expect, test } from 'vitest'
import { checks as allChecks } from '../checks.ts'
import { checksByName, checksOfChange, checksOfTier } from './choose-checks.ts'

const checks = ['Types', 'Unit', 'Service on PGlite', 'Service on Postgres'].map((name) => ({ name }))
const chosen = (...words: string[]) => checksByName(checks, words).map(({ name }) => name)

test('the default tier skips deep checks, and the deep tier runs everything in full', () => {
  const all = [
    { name: 'Lint', command: 'lint' },
    { name: 'Journeys', command: 'some journeys', deep: 'all journeys' },
    { name: 'Stories', command: 'stories', deep: true as const },
  ]
  const commands = (tier: 'default' | 'deep') => checksOfTier(all, tier).map(({ command }) => command)
  expect(commands('default')).toEqual(['lint', 'some journeys'])
  expect(commands('deep')).toEqual(['lint', 'all journeys', 'stories'])
})

test('words match in any case, and checks keep their order', () => {
  expect(chosen('unit', 'TYPES')).toEqual(['Types', 'Unit'])
  expect(chosen('service')).toEqual(['Service on PGlite', 'Service on Postgres'])
})

test('an unknown word fails and lists all names, even beside a known word', () => {
  const refused = () => chosen('Unit', 'typos', '--watch')
  expect(refused).toThrow(/typos, --watch/)
  for (const { name } of checks) expect(refused).toThrow(name)
})

test('an empty word is refused', () => {
  expect(() => chosen('')).toThrow('Types')
  expect(() => chosen(' ')).toThrow('Types')
})

test('a change runs only the checks that it can affect, by their shorter command', () => {
  const all = [
    { name: 'Lint', command: 'lint' },
    { name: 'Unit', command: 'unit', changed: 'unit --changed' },
    { name: 'Components', command: 'components', notices: ['ui', 'web'] },
    { name: 'Service', command: 'service', notices: ['api'] },
  ]
  const commands = (...packages: string[]) => checksOfChange(all, packages).map(({ command }) => command)
  expect(commands('ui', 'web')).toEqual(['lint', 'unit --changed', 'components'])
  expect(commands('api')).toEqual(['lint', 'unit --changed', 'service'])
  expect(commands()).toEqual(['lint', 'unit --changed'])
})

test('a check waits only for checks listed before it', () => {
  const names = allChecks.map(({ name }) => name)
  for (const [index, { name, after = [] }] of allChecks.entries())
    expect(names.slice(0, index), `before ${name}`).toEqual(expect.arrayContaining([...after]))
})
