import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { addressOf } from '../../test/live.ts'
import { startService } from '../../test/service.ts'

// No connection times out during the test.
const patience = { head: 120_000, request: 120_000, idle: 120_000, checkEvery: 5000 }
const { app } = await startService({ patience })

it('the service stops while a browser keeps a connection for later, but answers a call that has begun', async () => {
  const accepted: Socket[] = []
  app.server.on('connection', (socket) => accepted.push(socket))
  const port = Number(new URL(await addressOf(app)).port)
  const [unused, begun] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  let answer = ''
  begun.on('data', (data) => (answer += data))
  begun.write('GET /healthz HTTP/1.1\r\n')
  await expect.poll(() => accepted.map(({ bytesRead }) => bytesRead > 0).sort()).toEqual([false, true])
  const closed = app.close()
  await once(unused, 'close')
  begun.write('Host: localhost\r\nConnection: close\r\n\r\n')
  await Promise.all([closed, once(begun, 'close')])
  expect(answer).toMatch(/^HTTP\/1\.1 200/)
})
