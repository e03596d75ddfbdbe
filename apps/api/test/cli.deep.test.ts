import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { runStaffCommand } from '../src/cli/staff-commands.ts'
import { freshDatabase, prepareDataDir } from './fresh-database.ts'
import { childEnv } from './run-service.ts'
import { startService } from './service.ts'

const { url, config } = await startService()
const folder = await mkdtemp(join(tmpdir(), 'susegad-cli-'))
const file = join(folder, 'all.backup.gz')
afterAll(() => rm(folder, { recursive: true, force: true }))

const command = (name: string, args: string[], env: Record<string, string>) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const path = fileURLToPath(new URL(`../src/cli/${name}.ts`, import.meta.url))
    execFile(process.execPath, [path, ...args], { env: { ...childEnv, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, output: `${stdout}${stderr}`.trim() }),
    )
  })

it('the staff commands create, list, promote, demote, disable and renew, but never lose the last member', async () => {
  const { database, drop } = await freshDatabase()
  const admin = (command: string, email?: string, name?: string) =>
    runStaffCommand(database, config, { command, ...(email && { email }), ...(name && { name }) })
  const last = ' is the last owner. Create or promote another first.'

  expect(await admin('create', 'boss@goa.example', 'Boss')).toMatch(
    /^boss@goa\.example is on the staff\. Password: (\w{4}-){3}\w{4}$/,
  )
  await expect(admin('demote', 'boss@goa.example')).rejects.toThrow(`boss@goa.example${last}`)
  await expect(admin('create', 'BOSS@goa.example')).rejects.toThrow(
    /is already registered, perhaps by somebody else\. .*ends its password and sessions and emails a link/,
  )
  await admin('create', 'second@goa.example')
  await admin('disable', 'boss@goa.example')
  await expect(admin('disable', 'second@goa.example')).rejects.toThrow(`second@goa.example${last}`)
  expect(await admin('list')).toBe(`second@goa.example   ${config.business.name}`)
  await admin('promote', 'boss@goa.example')
  expect(await admin('list')).toContain('boss@goa.example   Boss')
  expect(await admin('reset-password', 'boss@goa.example')).toMatch(/New password: (\w{4}-){3}\w{4}$/)
  await expect(admin('promote', 'nobody@goa.example')).rejects.toThrow(
    'No account has the address nobody@goa.example.',
  )
  await drop()
})

// Each command is a process that opens the embedded database.
describe('a backup', { timeout: 120_000 }, () => {
  it('is written by a command', async () => {
    const source: Record<string, string> =
      url === undefined ? { DATA_DIR: await prepareDataDir() } : { DATABASE_URL: url }
    const chosen = { ...source, ADMIN_PASSWORD: 'a calm desk by the sea' }
    expect(await command('admin', ['create', 'backup@goa.example'], chosen)).toEqual({
      code: 0,
      output: 'backup@goa.example is on the staff. Password: (the password you set)',
    })
    const saved = await command('backup', [file], source)
    expect(saved.output).toMatch(/^\d+ rows are in /)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it('is verified by a command', async () => {
    expect(await command('verify-backup', [file], {})).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /was restored into a database in memory: all \d+ rows, 0 of them enquiries\.$/,
      ),
    })
  })

  it('is restored by a command, which overwrites nothing unasked', async () => {
    const target = { DATA_DIR: await prepareDataDir() }
    expect(await command('restore', [file], target)).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /The staff is as it was when the backup was made\. Demote or disable everyone who has left since:\n {2}backup@goa\.example {3}.+ {3}owner/,
      ),
    })
    expect(await command('restore', [file], target)).toEqual({
      code: 1,
      output: 'This database is not empty. Use --replace to replace everything in it with the backup.',
    })
    expect((await command('admin', ['list'], target)).output).toContain('backup@goa.example')
  })
})
