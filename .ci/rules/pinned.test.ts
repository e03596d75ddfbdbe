import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const workflows = readdirSync(join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`)
const { packageManager } = JSON.parse(read('package.json')) as { packageManager: string }

describe.each(workflows)('%s', (name) => {
  it('pins each action by digest, with its version as a comment', () => {
    const actions = [...read(name).matchAll(/uses: (.*)/g)].map(([, action = '']) => action)
    expect(actions.length).toBeGreaterThan(0)
    for (const action of actions) expect(action).toMatch(/^(\.\/|[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$)/)
  })
})

it.each([...workflows, 'deploy/container/Dockerfile'])('%s runs the pnpm that package.json names', (name) => {
  const runs = [...read(name).matchAll(/npx -y (pnpm\S*)/g)].map(([, pnpm]) => pnpm)
  expect(runs.length).toBeGreaterThan(0)
  expect(new Set(runs)).toEqual(new Set([packageManager]))
})

it("one consumer installs the oldest React that ui's peer range allows, the others the newest", () => {
  const { peerDependencies } = JSON.parse(read('packages/ui/package.json'))
  const [, newest] = read('pnpm-workspace.yaml').match(/^ {2}react: (\S+)$/m) ?? []
  const consumers = '.ci/packages/consumers'
  const folders = readdirSync(join(root, consumers), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  const versions = folders.flatMap(({ name }) => {
    const { dependencies } = JSON.parse(read(`${consumers}/${name}/package.json`))
    return dependencies.react ? [`${dependencies.react}, ${dependencies['react-dom']}`] : []
  })
  const oldest = peerDependencies.react.replace('^', '')
  expect(peerDependencies['react-dom']).toBe(peerDependencies.react)
  expect(new Set(versions)).toEqual(new Set([`${oldest}, ${oldest}`, `${newest}, ${newest}`]))
})
