import { expect, test } from 'vitest'
import { runAtOnce } from './run-at-once.ts'

/** Runs steps that finish when the test calls `end`. */
function start(steps: { name: string; after?: string[]; long?: boolean }[], cores = 2) {
  const ends = new Map<string, (result: string) => void>()
  const begun: string[] = []
  const all = runAtOnce(steps, cores, ({ name }) => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, resolve))
  })
  const end = async (name: string) => {
    ends.get(name)?.(`${name} ended`)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { all, begun, end }
}

const [build, pages, types, lint] = [
  { name: 'build' },
  { name: 'pages', after: ['build'] },
  { name: 'types' },
  { name: 'lint' },
]

test('no more than two run at once, and the next starts when one ends', async () => {
  const { begun, end } = start([build, types, lint])
  expect(begun).toEqual(['build', 'types'])
  await end('types')
  expect(begun).toEqual(['build', 'types', 'lint'])
})

test('a step waits for the steps it needs, and later ones go first', async () => {
  const { begun, end } = start([build, pages, types])
  expect(begun).toEqual(['build', 'types'])
  await end('build')
  expect(begun).toEqual(['build', 'types', 'pages'])
})

test('a step does not wait for steps that are not run', () => {
  expect(start([pages, types]).begun).toEqual(['pages', 'types'])
})

const [units, journeys] = [
  { name: 'units', long: true },
  { name: 'journeys', long: true },
]

test('on two cores a long step runs alone, after the short ones', async () => {
  const { begun, end } = start([units, build, journeys, types])
  expect(begun).toEqual(['units'])
  await end('units')
  expect(begun).toEqual(['units', 'build', 'types'])
  await end('build')
  expect(begun).not.toContain('journeys')
  await end('types')
  expect(begun).toContain('journeys')
})

test('on four cores a short step runs beside a long one, another long one never', async () => {
  const { begun, end } = start([units, journeys, types], 4)
  expect(begun).toEqual(['units', 'types'])
  await end('types')
  expect(begun).not.toContain('journeys')
  await end('units')
  expect(begun).toContain('journeys')
})

test('results are in the order of the steps', async () => {
  const { all, end } = start([build, types, lint])
  for (const name of ['types', 'lint', 'build']) await end(name)
  expect(await all).toEqual(['build ended', 'types ended', 'lint ended'])
})

test('a step that throws ends the run', async () => {
  await expect(runAtOnce([build], 1, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk')
})

test('steps that wait for each other are named', async () => {
  const circle = [
    { name: 'hen', after: ['egg'] },
    { name: 'egg', after: ['hen'] },
  ]
  await expect(runAtOnce(circle, 1, async () => {})).rejects.toThrow('hen, egg')
})
