import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startService } from '../../test/service.ts'
import { readConfig } from '../settings/config.ts'
import { assertBackupsWork, rotateBackups } from './backup-folder.ts'
import { backUpInTurn, verifyInChildProcess } from './scheduled-backup.ts'

const { app, db, url, config, enquire } = await startService()
const root = await mkdtemp(join(tmpdir(), 'susegad-scheduled-'))
afterAll(() => rm(root, { recursive: true, force: true }))

let folder = ''
const lines: object[] = []
const around = {
  log: { info: (line: object) => void lines.push(line) },
  signal: new AbortController().signal,
}
const settings = (over = {}) => ({
  photoStorage: undefined,
  databaseUrl: url,
  backup: { ...config.backup, folder, ...over },
})
const jobIsDue = (job = 'backup') => db.query('delete from job_runs where job = $1', [job])

beforeEach(async () => {
  folder = await mkdtemp(join(root, 'backups-'))
  lines.length = 0
  await jobIsDue()
})

it('is made when due, verified by a restore, and logged', { timeout: 60_000 }, async () => {
  const encrypted = settings({ key: await generateX25519Identity(), keep: 1 })
  await writeFile(join(folder, 'susegad-2026-01-01T00-00-00-000Z.backup.gz'), '')
  await enquire()
  await backUpInTurn(db, encrypted, around)
  await backUpInTurn(db, encrypted, around)
  const [name = '', ...rest] = await readdir(folder)
  expect(rest).toEqual([])
  expect(name).toMatch(/^susegad-\d{4}-[\dT-]+Z\.backup\.gz\.age$/)
  expect(lines).toMatchObject([{ job: 'backup', file: name, enquiries: 1 }])
  const { body } = await app.inject('/metrics')
  expect(body).toMatch(/^background_done_timestamp_seconds\{task="backup-verified"\} \d+/m)
})

it('keeps the newest, and touches no other file', async () => {
  const old = [1, 2, 3, 4].map((day) => `susegad-2026-01-0${day}T00-00-00-000Z.backup.gz`)
  for (const name of [...old, 'notes.txt', 'copy of susegad.backup.gz'])
    await writeFile(join(folder, name), '')
  await rotateBackups(folder, 3)
  expect((await readdir(folder)).sort()).toEqual(['copy of susegad.backup.gz', 'notes.txt', ...old.slice(1)])
})

it('that cannot be restored displaces no older one', { timeout: 120_000 }, async () => {
  const old = [1, 2, 3].map((day) => `susegad-2026-01-0${day}T00-00-00-000Z.backup.gz`)
  for (const name of old) await writeFile(join(folder, name), '')
  const ofUser = 'known_addresses_user_id_users_id_fk'
  await db.query(`alter table known_addresses drop constraint ${ofUser}`)
  await db.query(`insert into known_addresses (user_id, address) values (gen_random_uuid(), 'of nobody')`)
  await expect(backUpInTurn(db, settings({ keep: 2 }), around)).rejects.toThrow()
  expect((await readdir(folder)).sort().slice(0, 3)).toEqual(old)
  await db.query(`delete from known_addresses where address = 'of nobody'`)
  await db.query(
    `alter table known_addresses add constraint ${ofUser} foreign key (user_id) references users(id) on delete cascade`,
  )
})

it('that fails stays due, and leaves no partial file', async () => {
  const file = join(folder, 'a file')
  await writeFile(file, '')
  await expect(backUpInTurn(db, settings({ folder: file }), around)).rejects.toThrow("can't be written")
  const stop = AbortSignal.abort()
  await expect(backUpInTurn(db, settings(), { ...around, signal: stop })).rejects.toThrow()
  expect(await readdir(folder)).toEqual(['a file'])
  expect(await db.query(`select 1 from job_runs where job = 'backup'`)).toEqual([])
})

it('that cannot be restored is reported', async () => {
  const file = join(folder, 'broken.backup.gz')
  await writeFile(file, 'broken')
  await expect(verifyInChildProcess({ file, key: undefined }, around.signal)).rejects.toThrow(
    `${file} is not a backup of this service, or it is damaged.`,
  )
})

it('with unusable settings stops the start', async () => {
  const file = join(folder, 'a file')
  await writeFile(file, '')
  const start = (env: Record<string, string>) => assertBackupsWork(readConfig(env).backup)
  await expect(start({ BACKUP_DIR: file })).rejects.toThrow(`BACKUP_DIR ${file} can't be written`)
  await expect(start({ BACKUP_KEY: `AGE-SECRET-KEY-1${'A'.repeat(58)}` })).rejects.toThrow(
    'BACKUP_KEY is not',
  )
  expect(() => readConfig({ BACKUP_KEY: 'secret' })).toThrow('BACKUP_KEY must be an age key.')
  expect(() => readConfig({ BACKUP_KEEP: '0' })).toThrow('BACKUP_KEEP must be at least 1.')
  await start({ BACKUP_DIR: folder, BACKUP_KEY: await generateX25519Identity() })
})
