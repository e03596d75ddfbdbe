import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it, vi } from 'vitest'
import type { Task } from '../../test/child-program.ts'
import { StartError } from '../settings/config.ts'
import { ChildProcessEnded, runInChildProcess } from './child-process.ts'

type Options = Parameters<typeof runInChildProcess>[2]

const program = new URL('../../test/child-program.ts', import.meta.url)
const run = (task: Task, options?: Options) =>
  runInChildProcess<{ task: Task }, { pid: number; environment: string[] }>(program, { task }, options)

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('returns its value, reports progress, and exits', async () => {
  const progress = vi.fn()
  const { pid } = await run('progress', { progress })
  expect(progress).toHaveBeenCalledExactlyOnceWith(0.5)
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false)
})

it('gets none of the secrets of the service', async () => {
  vi.stubEnv('JWT_SECRET', 'a secret')
  const { environment } = await run('environment')
  expect(environment).toContain('PATH')
  expect(environment).not.toContain('JWT_SECRET')
  vi.unstubAllEnvs()
})

it('rethrows refusals with their class, and other errors as plain ones', async () => {
  await expect(run('refuse', { refusal: StartError })).rejects.toEqual(new StartError('Not this one.'))
  await expect(run('fail', { refusal: StartError })).rejects.toEqual(new Error('TypeError: No such thing'))
})

it('reports a crash and exceeded memory', async () => {
  await expect(run('crash')).rejects.toThrow('The child process child-program ended early (SIGKILL)')
  await expect(run('fill the memory', { memory: 32 })).rejects.toBeInstanceOf(ChildProcessEnded)
})

it('is aborted by its deadline and by its caller', async () => {
  await expect(run('compute', { deadline: 300 })).rejects.toMatchObject({ name: 'AbortError' })
  await expect(run('compute', { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
})

it('does not outlive the service, even while it computes', async () => {
  const helper = new URL('child-process.ts', import.meta.url).href
  const service = `
    import { runInChildProcess } from '${helper}'
    const progress = (pid) => {
      console.log(pid)
      process.exit()
    }
    runInChildProcess(new URL('${program.href}'), { task: 'compute' }, { progress })
  `
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', service])
  await expect.poll(() => isAlive(Number(stdout)), { timeout: 10_000 }).toBe(false)
})
