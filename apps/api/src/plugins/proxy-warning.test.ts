import Fastify from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { proxyWarningPlugin } from './proxy-warning.ts'

afterEach(() => vi.useRealTimers())

async function logOf(
  trustProxy: string[] | undefined,
  calls: (call: (headers: Record<string, string>) => Promise<unknown>) => Promise<void>,
  remoteAddress = '10.0.0.5',
): Promise<string[]> {
  const lines: string[] = []
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
    trustProxy: trustProxy ?? false,
  })
  await app.register(proxyWarningPlugin, { trustProxy })
  app.get('/', async () => 'ok')
  await calls((headers) => app.inject({ url: '/', headers, remoteAddress }))
  await app.close()
  return lines
}

const forwarded = { 'x-forwarded-for': '203.0.113.7' }

it('warns once an hour about an undeclared proxy, with the setting', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const lines = await logOf(undefined, async (call) => {
    await call({})
    await call(forwarded)
    await call({ forwarded: 'for=203.0.113.7' })
    vi.advanceTimersByTime(3_600_001)
    await call(forwarded)
  })
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('set TRUST_PROXY=10.0.0.5')
  expect(lines[0]).not.toContain('203.0.113.7')
})

it('logs no address that may be a visitor’s', async () => {
  const [line] = await logOf(undefined, async (call) => void (await call(forwarded)), '198.51.100.4')
  expect(line).toContain('set TRUST_PROXY=<its address>')
  expect(line).not.toContain('198.51.100.4')
})

it('says nothing behind a declared proxy, or without one', async () => {
  expect(await logOf(['10.0.0.5'], async (call) => void (await call(forwarded)))).toEqual([])
  expect(await logOf(undefined, async (call) => void (await call({})))).toEqual([])
})
