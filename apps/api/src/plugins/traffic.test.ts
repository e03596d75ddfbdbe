import { expect, it, onTestFinished } from 'vitest'
import { enquiry, SECRET, testConfig } from '../../test/service.ts'
import { buildApp } from '../app.ts'
import type { Database } from '../db/database.ts'

const never = () => new Promise<never>(() => {})
const silent = { kind: 'postgres', query: never, transaction: never, close: async () => {} } as unknown

it('counts a call whose caller was gone before the answer as 499, and no longer as under way', async () => {
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
