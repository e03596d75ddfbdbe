import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { startMailServer } from '../mail-server.ts'
import { freePort, runService } from '../run-service.ts'
import { ownDatabase } from './signed-in.ts'

/** Environment of a service with an email to send. */
async function withEmail(): Promise<Record<string, string>> {
  const { db, env } = await ownDatabase()
  await db.query(`insert into outbox (recipient, subject, body) values ('desk@goa.example', 'Hello', '')`)
  return env
}

/** A mail server that never answers MAIL. */
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

it('ends in time and in order while a mail server is slow; the next start sends the email', async () => {
  const port = await freePort()
  const slow = await slowMailServer(port)
  const env = { ...(await withEmail()), SMTP_URL: `smtp://127.0.0.1:${port}` }

  const first = await runService(env)
  await slow.asked
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  slow.close()

  const { received, close } = await startMailServer(port)
  const second = await runService(env)
  await expect.poll(() => received, { timeout: 60_000 }).toMatchObject([{ to: ['desk@goa.example'] }])
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  await close()
}, 150_000)

it('ends in time and in order while a caller stalls', async () => {
  const running = await runService(await withEmail())
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
