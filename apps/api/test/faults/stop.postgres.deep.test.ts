import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, it } from 'vitest'
import { freshDatabase } from '../fresh-database.ts'
import { freePort, killAll, runService } from '../run-service.ts'
import { SECRET } from '../service.ts'
import { admin } from './signed-in.ts'

const ends: (() => Promise<void>)[] = []
afterAll(async () => {
  await killAll()
  for (const end of ends) await end()
})

/** A database that a process can open, with a letter to be sent. */
async function withLetter(): Promise<Record<string, string>> {
  const { database, url = '', drop } = await freshDatabase()
  ends.push(drop)
  await database.query(
    `insert into outbox (recipient, subject, body) values ('desk@goa.example', 'Hello', '')`,
  )
  return { DATABASE_URL: url, JWT_SECRET: SECRET, ...admin }
}

/** A mail server that greets, and then takes no letter. */
async function slowMailServer(port: number) {
  const asked = Promise.withResolvers<void>()
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 slow\r\n')
    socket.setEncoding('latin1').on('data', (line: string) => {
      if (line.startsWith('MAIL')) asked.resolve()
      else socket.write(line.startsWith('QUIT') ? '221 bye\r\n' : '250 slow\r\n')
    })
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return { asked: asked.promise, close: () => server.close() }
}

it('ends in time and in order while a mail server is slow; the next start sends the letter', async () => {
  const port = await freePort()
  const slow = await slowMailServer(port)
  const env = { ...(await withLetter()), SMTP_URL: `smtp://127.0.0.1:${port}` }

  const first = await runService(env)
  await slow.asked
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  slow.close()

  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] })
  const received = new Promise<string[]>((resolve) => {
    server.onData = (stream, session, done) => {
      stream.resume().on('end', () => {
        resolve(session.envelope.rcptTo.map(({ address }) => address))
        done()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const second = await runService(env)
  expect(await received).toEqual(['desk@goa.example'])
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  await new Promise<void>((resolve) => server.close(() => resolve()))
}, 150_000)

it('ends in time and in order while a caller stalls', async () => {
  const running = await runService(await withLetter())
  const socket = connect(Number(new URL(running.url).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write(
    'POST /api/enquiries HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n',
  )
  socket.write('Expect: 100-continue\r\n\r\n')
  // The service has read the head.
  await once(socket, 'data')
  running.child.kill('SIGTERM')
  expect(await running.ended).toBe(0)
  socket.destroy()
}, 120_000)
