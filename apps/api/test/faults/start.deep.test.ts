import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { clients, faultsOf, readMarkers } from '../deployed/ledger.ts'
import { onPostgres, prepareDataDir } from '../fresh-database.ts'
import { killAll, runService, spawnService } from '../run-service.ts'
import { admin } from './signed-in.ts'

const folders: string[] = []
const newDataDir = async () => {
  const folder = await prepareDataDir()
  folders.push(folder)
  return folder
}
let dataDir = await newDataDir()
afterAll(async () => {
  await killAll()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

// The same on both databases.
describe.skipIf(onPostgres)('a start that fails', { timeout: 120_000 }, () => {
  it.each([
    [{ RATE_LIMIT: 'maybe' }, 'RATE_LIMIT must be on or off.'],
    [
      { DATABASE_URL: 'postgres://postgres:wrong@127.0.0.1:1/susegad', JWT_SECRET: 'x'.repeat(32) },
      'DATABASE_URL points to 127.0.0.1:1/susegad, but nothing listens there',
    ],
    [{ DATA_DIR: '/dev/null/data' }, "DATA_DIR /dev/null/data can't be written (ENOTDIR)"],
    [{ HOST: '203.0.113.7' }, 'HOST 203.0.113.7 is not an address of this machine'],
  ])('%j says so in one line', async (env, message) => {
    const { ended, output } = spawnService({
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'error',
      ...env,
    } as Record<string, string>)
    expect(await ended).toBe(1)
    const lines = output().trim().split('\n')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`Can't start: ${message}`)
    expect(output()).not.toContain('wrong')
  })

  it('a busy port says so', async () => {
    const busy = createServer()
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
    const { port } = busy.address() as { port: number }
    const { ended, output } = spawnService({ DATA_DIR: dataDir, PORT: String(port) })
    expect(await ended).toBe(1)
    expect(output().trim()).toBe(
      `Can't start: Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1} pnpm start`,
    )
    busy.close()
  })

  it.skipIf(process.getuid?.() === 0)('a folder without rights says so', async () => {
    const closed = join(dataDir, 'closed')
    await mkdir(closed)
    await chmod(closed, 0o500)
    const { ended, output } = spawnService({ DATA_DIR: closed })
    expect(await ended).toBe(1)
    expect(output()).toContain("can't be written (EACCES)")
  })
})

describe.skipIf(onPostgres)('the embedded database', { timeout: 120_000 }, () => {
  beforeEach(async () => {
    await killAll()
    dataDir = await newDataDir()
  })

  it('belongs to one process: a second refuses to start, and the first keeps running', async () => {
    const first = await runService({ DATA_DIR: dataDir })
    expect(first.output()).toMatch(/Staff +admin@desk\.example +(\w{4}-){3}\w{4}/)
    const second = spawnService({ DATA_DIR: dataDir, PORT: '0' })
    expect(await second.ended).toBe(1)
    expect(second.output().trim()).toMatch(
      new RegExp(`^Can't start: DATA_DIR ${dataDir} is in use by process ${first.child.pid}\\.`),
    )
    // The file only names the process: one of another container would look dead from here.
    await writeFile(join(dataDir, 'lock'), JSON.stringify({ pid: 999_999, started: '1', host: hostname() }))
    const third = spawnService({ DATA_DIR: dataDir, PORT: '0' })
    expect(await third.ended).toBe(1)
    expect(third.output()).toContain('is in use by process 999999.')
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(await readdir(dataDir)).not.toContain('lock')
  })

  it('is taken over from a killed container with another host name and the same process id', async () => {
    const killed = await runService({ DATA_DIR: dataDir })
    killed.child.kill('SIGKILL')
    await killed.ended
    await writeFile(join(dataDir, 'lock'), JSON.stringify({ pid: 1, started: '1', host: 'd5a1f0c9e2b7' }))
    const running = await runService({ DATA_DIR: dataDir })
    running.child.kill('SIGTERM')
    expect(await running.ended).toBe(0)
  })

  it('is opened by one of several processes that start at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 3 }, async () => {
        try {
          return await runService({ DATA_DIR: dataDir })
        } catch (error) {
          expect(String(error)).toContain('is in use by process')
          return undefined
        }
      }),
    )
    const [running, ...rest] = all.filter((one) => one !== undefined)
    expect(rest).toEqual([])
    running?.child.kill('SIGTERM')
    await running?.ended
  })

  it('loses nothing it acknowledged when the process is killed', async () => {
    const env = { DATA_DIR: dataDir, ...admin }
    const killed = await runService(env)
    const ledger = clients(() => [killed.url], 6)
    await expect.poll(() => ledger.acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(100)
    killed.child.kill('SIGKILL')
    await killed.ended
    await ledger.stop()
    const running = await runService(env)
    const markers = await readMarkers(running.url, admin.ADMIN_EMAIL, admin.ADMIN_PASSWORD)
    expect(faultsOf(ledger, markers)).toEqual({ missing: 0, doubled: 0 })
    running.child.kill('SIGINT')
    expect(await running.ended).toBe(0)
  })
})
