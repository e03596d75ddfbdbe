import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { dataDirSecret, prepareDataDir } from './data-dir.ts'

let dataDir: string
const modeOf = async (name: string) => ((await stat(join(dataDir, name))).mode & 0o777).toString(8)

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'susegad-data-'))
  await chmod(dataDir, 0o755)
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
})

describe('a data folder that everybody may look into', () => {
  it('keeps database and secret to the service', async () => {
    prepareDataDir(dataDir)
    dataDirSecret(dataDir)
    expect([await modeOf('database'), await modeOf('jwt-secret')]).toEqual(['700', '600'])
    expect(await Promise.all(['site', 'content'].map(modeOf))).toEqual(['700', '700'])
    expect(await modeOf('.')).toBe('755')
  })

  it('is closed where an earlier version left it open', async () => {
    await mkdir(join(dataDir, 'database'), { mode: 0o755 })
    const others = ['mail', 'site', 'content']
    for (const folder of others) await mkdir(join(dataDir, folder), { mode: 0o755 })
    await writeFile(join(dataDir, 'jwt-secret'), 's'.repeat(64), { mode: 0o644 })
    prepareDataDir(dataDir)
    expect(dataDirSecret(dataDir)).toBe('s'.repeat(64))
    expect(await Promise.all(['database', 'jwt-secret'].map(modeOf))).toEqual(['700', '600'])
    expect(await Promise.all(others.map(modeOf))).toEqual(['700', '700', '700'])
  })
})

describe('the generated secret', () => {
  it('stays the same', () => {
    const made = dataDirSecret(dataDir)
    expect(made.length).toBeGreaterThanOrEqual(32)
    expect(dataDirSecret(dataDir)).toBe(made)
  })

  it('is made anew where a start was killed before it was written', async () => {
    await writeFile(join(dataDir, 'jwt-secret'), '')
    const made = dataDirSecret(dataDir)
    expect(made.length).toBeGreaterThanOrEqual(32)
    expect(await readFile(join(dataDir, 'jwt-secret'), 'utf8')).toBe(made)
  })

  it('that somebody made too short is refused', async () => {
    await writeFile(join(dataDir, 'jwt-secret'), 'secret')
    expect(() => dataDirSecret(dataDir)).toThrow('is too short. Delete it')
  })
})
