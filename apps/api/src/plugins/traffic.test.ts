import { expect, it, onTestFinished } from 'vitest'
import { enquiry, SECRET, testConfig } from '../../test/service.ts'
import { buildApp } from '../app.ts'
import { type Database, DatabaseAway } from '../db/database.ts'

const never = () => new Promise<never>(() => {})
const lost = async () => {
  throw new DatabaseAway('No connection')
}
const away = {
  kind: 'postgres',
  query: lost,
  transaction: lost,
  close: async () => {},
} as unknown as Database
const silent = { kind: 'postgres', query: never, transaction: never, close: async () => {} } as unknown

it('counts a call whose caller disconnected as 499, and no longer as in flight', async () => {
  const app = await buildApp({ config: testConfig(), database: silent as Database, secret: SECRET })
  onTestFinished(() => app.close())
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const figures = async () => (await fetch(`${address}/metrics`)).text()
  const caller = new AbortController()
  const call = fetch(`${address}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(enquiry()),
    signal: caller.signal,
  })
  // The call, and the request for the metrics.
  await expect.poll(figures, { timeout: 20_000 }).toContain('http_requests_in_flight 2\n')
  caller.abort()
  await expect(call).rejects.toThrow()
  await expect.poll(figures, { timeout: 20_000 }).toContain('http_requests_in_flight 1\n')
  expect(await figures()).toContain(
    'http_request_seconds_count{method="POST",route="/api/enquiries",status="499"} 1\n',
  )
})

it('logs the route of a call, and neither search terms nor bodies nor addresses', async () => {
  const lines: string[] = []
  const app = await buildApp({
    config: testConfig({ logLevel: 'info' }),
    database: away,
    secret: SECRET,
    log: { write: (line) => lines.push(line) },
  })
  onTestFinished(() => app.close())
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  // Without the line that names the address it listens at.
  lines.length = 0
  await fetch(`${url}/api/enquiries?q=Meera`, { headers: { authorization: 'Bearer Meera' } })
  await fetch(`${url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
    body: JSON.stringify(enquiry({ name: 'Meera', email: 'meera@mail.example' })),
  })
  await expect
    .poll(() => lines.filter((line) => line.includes('"msg":"answered"')), { timeout: 20_000 })
    .toHaveLength(2)
  const log = lines.join('')
  expect(log).toContain('"route":"/api/enquiries"')
  expect(log).not.toMatch(/meera|203\.0\.113|127\.0\.0\.1/i)
})
