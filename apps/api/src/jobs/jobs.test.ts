import { once } from 'node:events'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { beforeEach, describe, expect, it } from 'vitest'
import { onPostgres } from '../../test/fresh-database.ts'
import { startService } from '../../test/service.ts'
import { readConfig } from '../config.ts'
import type { Letter } from '../db/outbox-store.ts'
import { connectOnce } from '../db/postgres-connection.ts'
import { announceEnquiries } from './announce-enquiries.ts'
import { startJobs } from './jobs.ts'
import { sendDueMail } from './mail.ts'
import { createSend } from './send-letter.ts'

const service = await startService()
const { db, url = '', enquire, config } = service
const to = { ...config, mailTo: ['desk@goa.example'], publicUrl: 'https://goa.example' }

const announce = (config = to) => announceEnquiries(db, config)
const letters = () => db.query<Letter & { attempts: number }>('select * from outbox order by id')

beforeEach(async () => {
  await announce()
  await db.query('delete from outbox')
})

describe('a letter about an enquiry', () => {
  it('is written once, with everything staff need and the visitor to reply to', async () => {
    const id = await enquire({
      name: 'Meera Iyer',
      email: 'meera@mail.example',
      context: { kind: 'hotel', slug: 'la-view-hotel' },
    })
    await announce()
    await announce()
    const [letter, ...rest] = await letters()
    expect(rest).toEqual([])
    expect(letter).toMatchObject({
      recipient: 'desk@goa.example',
      reply_to: 'meera@mail.example',
      subject: 'New enquiry from Meera Iyer: enquiry',
    })
    expect(letter?.body).toContain('Written at: la-view-hotel')
    expect(letter?.body).toContain(`https://goa.example/dashboard?enquiry=${id}`)
  })

  it.runIf(onPostgres)('waits for nobody else, and is written about what is stored late', async () => {
    const slow = await connectOnce(url)
    await slow.query('begin')
    await slow.query(
      `insert into enquiries (name, phone, email, subject, message) values ('Late', 'p', 'e', 's', 'm')`,
    )
    await slow.query(`update enquiries set status = 'closed'`)
    await enquire({ name: 'Swift' })
    await announce()
    const subjects = async () => (await letters()).map(({ subject }) => subject)
    expect(await subjects()).toEqual(['New enquiry from Swift: enquiry'])
    await slow.query('commit')
    await slow.end()
    await announce()
    expect(await subjects()).toEqual(['New enquiry from Swift: enquiry', 'New enquiry from Late: s'])
  })

  it('is not written about what an import brings', async () => {
    await db.query(`insert into enquiries (name, phone, email, subject, message, created_at)
      values ('n', 'p', 'e', 's', 'm', now() - interval '1 day')`)
    await announce()
    expect(await letters()).toEqual([])
  })

  it('is not written about suspected spam, nor replied to a made-up address', async () => {
    await enquire({ website: 'x' })
    await enquire({ email: 'a@b,all@mail.example' })
    await announce()
    expect((await letters()).map(({ reply_to }) => reply_to)).toEqual([null])
  })

  it('becomes one for many when many come', async () => {
    for (let n = 0; n < 25; n++) await enquire()
    await announce()
    expect((await letters()).map(({ subject }) => subject)).toEqual(['25 new enquiries'])
  })

  it('becomes one for many by what each person gets, however many people get it', async () => {
    const all = { ...to, mailTo: ['a@goa.example', 'b@goa.example', 'c@goa.example'] }
    for (let n = 0; n < 21; n++) {
      await enquire({ name: `Visitor ${n}` })
      await announce(all)
    }
    const subjects = (await letters()).map(({ subject }) => subject)
    expect(subjects.slice(0, 60).every((subject) => subject.startsWith('New enquiry from'))).toBe(true)
    expect(subjects.slice(60)).toEqual(Array(3).fill('1 new enquiry'))
  })

  it('counts the enquiries that a letter for many told of', async () => {
    for (let n = 0; n < 21; n++) await enquire({ name: 'One of many' })
    await announce()
    await enquire({ name: 'Next' })
    await announce()
    expect((await letters()).map(({ subject }) => subject)).toEqual(['21 new enquiries', '1 new enquiry'])
  })

  it('for many is replied to whoever wrote them all, and to nobody where several did', async () => {
    const told = async (...emails: string[]) => {
      await db.query('delete from outbox')
      await db.query(
        `insert into outbox (recipient, subject, body, enquiries) values ('desk@goa.example', 'Many', '', 20)`,
      )
      for (const email of emails) await enquire({ email })
      await announce()
      const [, digest, ...rest] = await letters()
      expect(rest).toEqual([])
      return digest?.reply_to
    }
    expect(await told('meera@mail.example')).toBe('meera@mail.example')
    expect(await told('meera@mail.example', 'meera@mail.example')).toBe('meera@mail.example')
    expect(await told('meera@mail.example', 'rohan@mail.example')).toBeNull()
    expect(await told('no address')).toBeNull()
  })

  it('stays one for one, however many letters about accounts a person got', async () => {
    await db.query(
      `insert into outbox (recipient, subject, body, secret)
       select 'staff@goa.example', 'Sign in', 'link', true from generate_series(1, 20)`,
    )
    await enquire({ name: 'Only One' })
    await announce({ ...to, mailTo: ['staff@goa.example'] })
    expect((await letters()).at(-1)?.subject).toMatch(/^New enquiry from Only One/)
  })
})

/** A real mail server. It rejects recipients that begin with `nobody`. */
async function startMailServer(port = 0, disabledCommands = ['STARTTLS']) {
  const received: { to: string[]; text: string; secure: boolean }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands,
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('nobody')
          ? Object.assign(new Error(`5.1.1 <${address}> is unknown here`), { responseCode: 550 })
          : undefined,
      ),
    onData: (stream, session, done) => {
      let text = ''
      stream.on('data', (chunk) => (text += chunk))
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text,
          secure: session.secure,
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as { port: number }
  return {
    received,
    port: address.port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** A log that keeps its lines. */
function keepLog() {
  const lines: Record<string, unknown>[] = []
  const add = (line: object) => lines.push(line as Record<string, unknown>)
  return { lines, log: { warn: add, error: add } }
}

describe('sending', () => {
  it('writes files where there is no mail server', async () => {
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

  it('keeps a letter until the server takes it, and others are not held up', async () => {
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

  it('is shared by processes without doubling', async () => {
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

  it('reaches a real server, and nobody else through what a visitor typed', async () => {
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
  it('says why a letter was not taken, without an address, and sends the others', async () => {
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

  it('goes on as soon as a mail server that was away is back', async () => {
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

  describe('to another machine', () => {
    // Reaches this machine by an address that doesn't look like it.
    const elsewhere = (port: number, query = '') => ({
      ...config,
      smtpUrl: `smtp://[::ffff:127.0.0.1]:${port}${query}`,
    })
    const waiting = async () =>
      (await db.query<{ n: number }>('select count(*) as n from outbox where sent_at is null'))[0]?.n

    it('is encrypted or does not happen, unless the owner allows it', async () => {
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

    it('is not sent to a server with a certificate of somebody else', async () => {
      const { received, port, close } = await startMailServer(0, [])
      await db.query(`insert into outbox (recipient, subject, body) values ('desk@goa.example', 'Hello', '')`)
      await sendDueMail(db, createSend(elsewhere(port)))
      expect(await waiting()).toBe(1)
      await sendDueMail(db, createSend({ ...config, smtpUrl: `smtp://127.0.0.1:${port}` }))
      expect(received).toMatchObject([{ secure: true }])
      await close()
    })

    it('is required or optional, and nothing else', () => {
      expect(() => readConfig({ SMTP_URL: 'smtp://mail.example?tls=never' })).toThrow(
        'SMTP_URL may end with ?tls=required',
      )
    })
  })

  it('stops at once while the server says nothing, and keeps the letter', async () => {
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
    expect(await letters()).toMatchObject([{ attempts: 0 }])
    for (const socket of sockets) socket.destroy()
    silent.close()
  })
})

describe('a job that fails', () => {
  it('is logged with its reason, counted, and tried again', { timeout: 30_000 }, async () => {
    const { lines, log } = keepLog()
    const { countFailure, countRepaired } = service.app
    await db.query('alter function seal_enquiries() rename to seal_nothing')
    const stop = startJobs(
      {
        db,
        log,
        countFailure,
        countRepaired,
        studio: { round: async () => {}, convert: async () => {} },
      } as never,
      config,
    )
    const count = async () => {
      const { body } = await service.app.inject('/metrics')
      return Number(/^background_failures_total\{task="seal"\} (\d+)$/m.exec(body)?.[1] ?? 0)
    }
    await expect.poll(count, { timeout: 20_000 }).toBeGreaterThan(1)
    await stop()
    await db.query('alter function seal_nothing() rename to seal_enquiries')
    expect(lines[0]).toMatchObject({
      job: 'seal',
      code: '42883',
      message: 'function seal_enquiries() does not exist',
    })
  })
})
