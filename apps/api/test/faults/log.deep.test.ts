import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { onPostgres, prepareDataDir } from '../fresh-database.ts'
import { freePort, killAll, runService, server } from '../run-service.ts'

async function newDataDir(): Promise<string> {
  const dataDir = await prepareDataDir()
  onTestFinished(async () => {
    await killAll()
    await rm(dataDir, { recursive: true, force: true })
  })
  return dataDir
}

// The same on both databases.
describe.skipIf(onPostgres)('the log', { timeout: 120_000 }, () => {
  it('has a line for every call when the service is stopped', async () => {
    const { url, child, ended, output } = await runService({
      DATA_DIR: await newDataDir(),
      LOG_LEVEL: 'info',
    })
    for (let round = 0; round < 10; round++)
      await Promise.all(Array.from({ length: 30 }, async () => (await fetch(`${url}/healthz`)).text()))
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    const lines = output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
    expect(lines.filter(({ route, status }) => route === '/healthz' && status === 200)).toHaveLength(300)
  })

  it('has every line when an error ends the process', () => {
    const stream = fileURLToPath(new URL('../../src/process/log-stream.ts', import.meta.url))
    const { stdout, status } = spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { createLogStream } = await import(${JSON.stringify(stream)})
         const log = createLogStream()
         for (let n = 0; n < 20; n++) log.write(n + '\\n')
         setTimeout(() => { throw new Error('a fault') })`,
      ],
      { encoding: 'utf8' },
    )
    expect(status).not.toBe(0)
    expect(stdout.trim().split('\n')).toEqual(Array.from({ length: 20 }, (_, n) => String(n)))
  })

  it.runIf(existsSync('/dev/full'))('may be on a full disk: the service answers, and stops', async () => {
    const port = await freePort()
    const child = spawn(process.execPath, [server], {
      env: {
        PATH: process.env.PATH ?? '',
        PORT: String(port),
        DATA_DIR: await newDataDir(),
        DEMO_DATA: 'off',
        LOG_LEVEL: 'info',
      },
      stdio: ['ignore', openSync('/dev/full', 'w'), 'inherit'],
    })
    onTestFinished(() => {
      child.kill('SIGKILL')
    })
    const answers = async () =>
      (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.status
    await expect.poll(answers, { timeout: 90_000 }).toBe(200)
    for (let n = 0; n < 200; n++) expect(await answers()).toBe(200)
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })
})
