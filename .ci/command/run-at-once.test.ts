import { expect, test } from 'vitest'
import { runAtOnce } from './run-at-once.ts'

/** Runs steps that finish when the test calls `end`. */
function start(steps: { name: string; after?: string[] }[], limit: number) {
  const ends = new Map<string, (result: string) => void>()
  const begun: string[] = []
  const all = runAtOnce(steps, limit, ({ name }) => {
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

test('no more than the limit run at once, and the next starts when one ends', async () => {
  const { begun, end } = start([build, types, lint], 2)
  expect(begun).toEqual(['build', 'types'])
  await end('types')
  expect(begun).toEqual(['build', 'types', 'lint'])
})

test('a step waits for the steps it needs, and later ones go first', async () => {
  const { begun, end } = start([build, pages, types], 2)
  expect(begun).toEqual(['build', 'types'])
  await end('build')
  expect(begun).toEqual(['build', 'types', 'pages'])
})

test('a step does not wait for steps that are not run', () => {
  expect(start([pages, types], 2).begun).toEqual(['pages', 'types'])
})

test('results are in the order of the steps', async () => {
  const { all, end } = start([build, types, lint], 3)
  for (const name of ['lint', 'build', 'types']) await end(name)
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
