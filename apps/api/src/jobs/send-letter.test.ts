import { once } from 'node:events'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { keepLog } from '../../test/keep-log.ts'
import { startMailServer } from '../../test/mail-server.ts'
import { startService, testBusiness } from '../../test/service.ts'
import { claimLetter, type Letter } from '../db/stores/outbox-store.ts'
import { readConfig } from '../settings/config.ts'
import { announceEnquiries } from './announce-enquiries.ts'
import { sendDueMail } from './mail.ts'
import { createSend } from './send-letter.ts'

const { db, enquire, config } = await startService()
const announce = () => announceEnquiries(db, { ...config, mailTo: ['desk@goa.example'] })

beforeEach(async () => {
  await announce()
  await db.query('delete from outbox')
})

describe('sending', () => {
  it('writes files if there is no mail server', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'susegad-mail-'))
    await enquire({ subject: 'Héllo — नमस्ते' })
    await announce()
    expect(await sendDueMail(db, createSend({ ...config, dataDir }))).toBe(1)
    const [file = ''] = await readdir(join(dataDir, 'mail'))
    const text = await readFile(join(dataDir, 'mail', file), 'utf8')
    expect(text).toContain('To: desk@goa.example')
    expect(text).toContain('Reply-To: meera@mail.example')
    expect(await sendDueMail(db, createSend({ ...config, dataDir }))).toBe(0)
  })

  it('writes names and addresses as they are, and parses no second address', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'susegad-mail-'))
    const business = testBusiness('Goa Tours <collector@evil.in>, Goa')
    await db.query(
      `insert into outbox (recipient, subject, body) values ('asha@mail.in, ravi@mail.in', 'Hello', 'Dear Asha')`,
    )
    await sendDueMail(db, createSend({ ...config, business, dataDir }))
    const [file = ''] = await readdir(join(dataDir, 'mail'))
    const text = await readFile(join(dataDir, 'mail', file), 'utf8')
    expect(text).toMatch(/^From: "Goa Tours <collector@evil.in>, Goa" <.*>\r$/m)
    expect(text).not.toMatch(/^To: .*asha@mail.in, ravi@mail.in\r$/m)
  })

  it('keeps a refused email, and sends the others', async () => {
    await enquire({ name: 'First' })
    await enquire({ name: 'Second' })
    await announce()
    const sent: string[] = []
    const flaky = async (letter: Letter) => {
      if (letter.subject.includes('First') && sent.length < 2) throw new Error('refused')
      sent.push(letter.subject)
    }
    await sendDueMail(db, flaky)
    expect(sent).toEqual(['New enquiry from Second: enquiry'])
    sent.push('later')
    await db.query('update outbox set next_at = now()')
    await sendDueMail(db, flaky)
    expect(sent).toContain('New enquiry from First: enquiry')
  })

  it('sends each email once from concurrent processes', async () => {
    for (let n = 0; n < 12; n++) await enquire()
    await announce()
    const sent: number[] = []
    const send = async ({ id }: Letter) => {
      sent.push(id)
    }
    await Promise.all([sendDueMail(db, send), sendDueMail(db, send), sendDueMail(db, send)])
    expect(sent).toHaveLength(12)
    expect(new Set(sent).size).toBe(12)
  })

  it('resends the claimed email of a dead process after a minute', async () => {
    await enquire()
    await announce()
    expect(await claimLetter(db)).toBeDefined()
    const sent: number[] = []
    const send = async ({ id }: Letter) => {
      sent.push(id)
    }
    const pass = (seconds: number) =>
      db.query(`update outbox set next_at = next_at - $1::integer * interval '1 second'`, [seconds])
    await pass(30)
    await sendDueMail(db, send)
    expect(sent).toEqual([])
    await pass(31)
    await sendDueMail(db, send)
    expect(sent).toHaveLength(1)
  })

  it('reaches a real server, without header injection', async () => {
    const { received, port, close } = await startMailServer()
    await db.query(
      `insert into outbox (recipient, reply_to, subject, body)
       values ('desk@goa.example', 'a@mail.example', $1, 'text')`,
      ['Hello\r\nBcc: all@mail.example\r\n\r\n<script>'],
    )
    await sendDueMail(db, createSend({ ...config, smtpUrl: `smtp://127.0.0.1:${port}` }))
    await close()
    expect(received.map((letter) => letter.to)).toEqual([['desk@goa.example']])
    expect(received[0]?.text).not.toMatch(/^Bcc:/im)
    expect(received[0]?.text).toMatch(/content-type: text\/plain/i)
  })

  it('logs why an email was refused, without an address, and sends the others', async () => {
    const { received, port, close } = await startMailServer()
    const { lines, log } = keepLog()
    const [refused] = await db.query<Letter>(
      `insert into outbox (recipient, subject, body)
       values ('nobody@goa.example', 'To nobody', ''), ('desk@goa.example', 'To the desk', '') returning id`,
    )
    await sendDueMail(db, createSend({ ...config, smtpUrl: `smtp://127.0.0.1:${port}` }), { log })
    await close()
    expect(received.map((letter) => letter.to)).toEqual([['desk@goa.example']])
    expect(lines).toMatchObject([
      { job: 'mail', letter: refused?.id, code: 'EENVELOPE', status: 550, detail: '5.1.1' },
    ])
    expect(JSON.stringify(lines)).not.toContain('@')
  })

  it('continues when the mail server is back', async () => {
    const { port, close } = await startMailServer()
    await close()
    const { lines, log } = keepLog()
    const send = createSend({ ...config, smtpUrl: `smtp://127.0.0.1:${port}` })
    await db.query(`insert into outbox (recipient, subject, body) values ('desk@goa.example', 'Hello', '')`)
    for (let n = 0; n < 3; n++) await sendDueMail(db, send, { log })
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatchObject({ job: 'mail', code: 'ESOCKET' })
    const again = await startMailServer(port)
    await sendDueMail(db, send, { log })
    await again.close()
    expect(again.received).toHaveLength(1)
    expect(lines).toHaveLength(3)
  })

  describe('to a remote server', () => {
    // An IPv4-mapped address: it reaches this machine without looking local.
    const elsewhere = (port: number, query = '') => ({
      ...config,
      smtpUrl: `smtp://[::ffff:127.0.0.1]:${port}${query}`,
    })
    const waiting = async () =>
      (await db.query<{ n: number }>('select count(*) as n from outbox where sent_at is null'))[0]?.n

    it('requires encryption, unless the owner makes it optional', async () => {
      const { received, port, close } = await startMailServer()
      const { lines, log } = keepLog()
      await db.query(`insert into outbox (recipient, subject, body) values ('desk@goa.example', 'Hello', '')`)
      await sendDueMail(db, createSend(elsewhere(port)), { log })
      expect(received).toEqual([])
      expect(await waiting()).toBe(1)
      expect(lines).toMatchObject([
        { job: 'mail', code: 'ETLS', hint: expect.stringContaining('?tls=optional') },
      ])
      await sendDueMail(db, createSend(elsewhere(port, '?tls=optional')), { log })
      expect(received).toMatchObject([{ to: ['desk@goa.example'], secure: false }])
      await close()
    })

    it('requires a valid certificate', async () => {
      const { received, port, close } = await startMailServer(0, [])
      await db.query(`insert into outbox (recipient, subject, body) values ('desk@goa.example', 'Hello', '')`)
      await sendDueMail(db, createSend(elsewhere(port)))
      expect(await waiting()).toBe(1)
      await sendDueMail(db, createSend({ ...config, smtpUrl: `smtp://127.0.0.1:${port}` }))
      expect(received).toMatchObject([{ secure: true }])
      await close()
    })

    it('accepts only required and optional', () => {
      expect(() => readConfig({ SMTP_URL: 'smtp://mail.example?tls=never' })).toThrow(
        'SMTP_URL may end with ?tls=required',
      )
    })
  })

  it('stops at once while the server is silent, and keeps the email', async () => {
    const sockets: Socket[] = []
    let hungUp = false
    const silent = createServer((socket) => {
      sockets.push(socket)
      socket.on('error', () => {}).on('close', () => (hungUp = true))
    })
    await once(silent.listen(0, '127.0.0.1'), 'listening')
    const { port } = silent.address() as AddressInfo
    await db.query(`insert into outbox (recipient, subject, body) values ('desk@goa.example', 'Hello', '')`)
    const stop = new AbortController()
    const connected = once(silent, 'connection')
    const round = sendDueMail(db, createSend({ ...config, smtpUrl: `smtp://127.0.0.1:${port}` }), {
      stop: stop.signal,
    })
    await connected
    stop.abort()
    expect(await round).toBe(0)
    // The stop did not wait for the connection's timeout.
    expect(hungUp).toBe(false)
    expect(await db.query('select attempts from outbox')).toMatchObject([{ attempts: 0 }])
    for (const socket of sockets) socket.destroy()
    silent.close()
  })
})
