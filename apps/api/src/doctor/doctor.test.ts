import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, it } from 'vitest'
import { startWhatsApp } from '../../test/whatsapp-server.ts'
import { backupName } from '../backup/backup-folder.ts'
import { readConfig } from '../settings/config.ts'
import { asLines, examine } from './doctor.ts'
import type { Finding } from './finding.ts'
import { examineMail } from './mail.ts'
import { examineWhatsApp } from './whatsapp.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'susegad-doctor-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const texts = (findings: readonly Finding[], verdict: Finding['verdict']) =>
  findings.filter((finding) => finding.verdict === verdict).map(({ text }) => text)

describe('the doctor', () => {
  it('reports only the settings if they are invalid', async () => {
    const findings = await examine({ PORT: 'http' })
    expect(asLines(findings)).toBe(
      '✗ Settings  PORT must be a port number.\n             Correct it: the service does not start without it.',
    )
  })

  it('warns about the settings of a trial, and changes nothing', async () => {
    const findings = await examine({ DATA_DIR: dataDir, PORT: '1', RATE_LIMIT: 'off' })
    expect(texts(findings, 'bad')).toEqual([])
    const doubts = texts(findings, 'doubtful').join('\n')
    expect(doubts).toContain('links in emails lead to this machine')
    expect(doubts).toContain('RATE_LIMIT is off')
    expect(doubts).toContain('embedded, not created yet')
    expect(doubts).toContain('and not sent')
  })

  it('warns about https without a trusted proxy', async () => {
    const env = { DATA_DIR: dataDir, PUBLIC_URL: 'https://localhost.goa.invalid' }
    expect(texts(await examine(env), 'doubtful').join('\n')).toContain('TRUST_PROXY is not set')
    const proxied = await examine({ ...env, TRUST_PROXY: 'loopback' })
    expect(texts(proxied, 'doubtful').join('\n')).not.toContain('TRUST_PROXY')
  })
})

describe('backups', () => {
  const about = async (env: NodeJS.ProcessEnv) =>
    (await examine({ DATA_DIR: dataDir, PORT: '1', ...env })).filter((finding) => finding.about === 'Backups')

  it('are reported as missing, old or not encrypted', async () => {
    const folder = join(dataDir, 'backups')
    expect(texts(await about({}), 'doubtful').join()).toContain('makes no backups')
    expect(texts(await about({ BACKUP_DIR: folder }), 'doubtful').join()).toContain('There is no backup in')
    await mkdir(folder)
    const file = join(folder, backupName(new Date(), false))
    await writeFile(file, '')
    const fresh = await about({ BACKUP_DIR: folder })
    expect(texts(fresh, 'good')).toEqual(['The newest is 0 hours old'])
    expect(texts(fresh, 'doubtful')).toEqual(['Not encrypted'])
    const old = new Date(Date.now() - 50 * 3_600_000)
    await utimes(file, old, old)
    expect(texts(await about({ BACKUP_DIR: folder }), 'bad')).toEqual(['The newest is 50 hours old'])
  })
})

describe('mail', () => {
  const configFor = (port: number) =>
    readConfig({
      DATA_DIR: dataDir,
      SMTP_URL: `smtp://desk:right@127.0.0.1:${port}`,
      MAIL_FROM: 'Goa <hello@goa-travels.test>',
    })

  it('is tested with a sign-in', async () => {
    const server = new SMTPServer({
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) =>
        password === 'right' ? done(null, { user: 'desk' }) : done(new Error('Wrong password')),
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const accepts = { verdict: 'good', text: `127.0.0.1:${port} accepts emails` }
    expect(await examineMail(configFor(port))).toEqual(accepts)
    const wrong = { ...configFor(port), smtpUrl: `smtp://desk:wrong@127.0.0.1:${port}` }
    expect(await examineMail(wrong)).toMatchObject({
      verdict: 'bad',
      text: expect.stringContaining('accepts no emails'),
    })
    await new Promise<void>((resolve) => server.close(resolve))
  })

  it('is bad when nothing listens', async () => {
    const free = createServer()
    await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve))
    const { port } = free.address() as { port: number }
    await new Promise((resolve) => free.close(resolve))
    expect(await examineMail(configFor(port))).toMatchObject({
      verdict: 'bad',
      text: expect.stringContaining('ECONNREFUSED'),
    })
  })
})

it('asks WhatsApp about the number, if it is set up', async () => {
  expect(await examineWhatsApp(readConfig({}))).toEqual([])
  const meta = await startWhatsApp()
  const about = async (env: NodeJS.ProcessEnv) => examineWhatsApp(readConfig({ ...meta.env, ...env }))
  expect(texts(await about({}), 'good').join()).toContain('knows the number and the token')
  const refused = texts(await about({ WHATSAPP_TOKEN: 'an-older-token-of-this-number' }), 'bad')
  expect(refused.join()).toContain('refuses: WhatsApp rejects our sign-in')
  await meta.end()
  expect(texts(await about({}), 'bad').join()).toContain('can’t be reached')
})
