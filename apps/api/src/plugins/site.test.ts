import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { startService } from '../../test/service.ts'

const siteDir = await mkdtemp(join(tmpdir(), 'susegad-site-'))
const write = async (path: string, text: string) => {
  await mkdir(join(siteDir, path, '..'), { recursive: true })
  await writeFile(join(siteDir, path), text)
}
await write('../outside.txt', 'secret')
await write('index.html', '<h1>Home</h1>')
await write('hotels/index.html', '<h1>Hotels</h1>')
await write('contact.html', '<h1>Contact</h1>')
await write('404.html', '<h1>404 Page Not Found</h1>')
await write('app.html', '<div id="app"></div>')
await write('robots.txt', 'User-agent: *')
await write('.env', 'SECRET=1')
await write('assets/app-1a2b3c.js', 'export const a = 1')
await writeFile(join(siteDir, 'assets/app-1a2b3c.js.br'), brotliCompressSync('export const a = 1'))
await writeFile(join(siteDir, 'assets/app-1a2b3c.js.gz'), gzipSync('export const a = 1'))
await write(
  'routes.json',
  JSON.stringify({
    shell: ['/login', '/profile', '/dashboard/*'],
    redirects: { '/activitys': '/activity' },
    csp: "default-src 'self'; frame-ancestors 'none'",
  }),
)

const { app } = await startService({ siteDir, publicUrl: 'https://goa.example' })
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers })

describe('the site', () => {
  it.each([
    ['/', '<h1>Home</h1>'],
    ['/hotels', '<h1>Hotels</h1>'],
    ['/hotels/', '<h1>Hotels</h1>'],
    ['/hotels?from=home', '<h1>Hotels</h1>'],
    ['/contact', '<h1>Contact</h1>'],
    ['/login', '<div id="app"></div>'],
    ['/dashboard', '<div id="app"></div>'],
    ['/dashboard/enquiries/7', '<div id="app"></div>'],
  ])('answers %s with its page', async (path, text) => {
    const { statusCode, body, headers } = await get(path)
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: text })
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    })
  })

  it.each([
    '/nothing',
    '/hotels/nothing',
    '/assets/',
    '/assets',
    '/.env',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/..%5coutside.txt',
    '/%00',
    '/logins',
  ])('answers %s with a real 404', async (path) => {
    const { statusCode, body, headers } = await get(path)
    expect({ statusCode, body }).toEqual({ statusCode: 404, body: '<h1>404 Page Not Found</h1>' })
    expect(headers['cache-control']).toBe('no-cache')
  })

  it('redirects what moved and keeps the query', async () => {
    const { statusCode, headers } = await get('/activitys?x=1')
    expect({ statusCode, to: headers.location }).toEqual({ statusCode: 301, to: '/activity?x=1' })
  })

  it('sends the compressed sibling the browser takes, each with its own tag', async () => {
    const path = '/assets/app-1a2b3c.js'
    const br = await get(path, { 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe('export const a = 1')
    const gzip = await get(path, { 'accept-encoding': 'gzip, br;q=0' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    const plain = await get(path)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body).toBe('export const a = 1')
    expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  it('answers 304 to a tag it knows', async () => {
    const first = await get('/hotels')
    const again = await get('/hotels', { 'if-none-match': `"other", W/${first.headers.etag}` })
    expect({ statusCode: again.statusCode, body: again.body }).toEqual({ statusCode: 304, body: '' })
    expect(again.headers.etag).toBe(first.headers.etag)
    expect((await get('/hotels', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('answers HEAD like GET, without the body', async () => {
    const { statusCode, body, headers } = await get('/robots.txt', {}, 'HEAD')
    expect({ statusCode, body, length: headers['content-length'], type: headers['content-type'] }).toEqual({
      statusCode: 200,
      body: '',
      length: '13',
      type: 'text/plain; charset=utf-8',
    })
  })

  it('answers an address that is none', async () => {
    const { statusCode, body } = await get('/%ff')
    expect({ statusCode, body }).toEqual({
      statusCode: 400,
      body: '{"message":"This address is not valid."}',
    })
  })

  it('answers unknown calls with JSON', async () => {
    const { statusCode, headers, body } = await get('/api/nothing')
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toMatch('application/json')
    expect(JSON.parse(body).message).toBe('There is nothing at this address.')
  })
})
