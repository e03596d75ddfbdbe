import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('keeps the exit code of a failed run', () => {
  const script = `await import(${JSON.stringify(new URL('postgres.ts', import.meta.url).href)}); process.exitCode = 3`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 3, stderr: '' })
})
