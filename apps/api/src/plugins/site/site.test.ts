import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { startService } from '../../../test/service.ts'

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
await write('beaches/404.html', '<h1>Beach not found.</h1>')
await write('beaches/baga/index.html', '<h1>Baga</h1>')
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
    '/50%-off',
    '/%ff',
    '/hotels/50%-off',
    '/404',
    '/404.html',
    '/404/',
    '/hotels/404',
    '/app',
    '/app.html',
    '/robots.txt/',
    '/hotels%2f',
    '/hotels%5Cindex.html',
    '//outside.txt',
    '//goa.example/nothing',
  ])('answers %s with a real 404', async (path) => {
    const { statusCode, body, headers } = await get(path)
    expect({ statusCode, body }).toEqual({ statusCode: 404, body: '<h1>404 Page Not Found</h1>' })
    expect(headers['cache-control']).toBe('no-cache')
  })

  it.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index.html?from=home', '/?from=home'],
    ['/hotels/index.html', '/hotels'],
    ['/hotels/index', '/hotels'],
    ['//', '/'],
    ['//hotels', '/hotels'],
    ['/hotels//', '/hotels'],
    ['//login', '/login'],
    ['//activitys/', '/activity'],
  ])('redirects %s to the address of the page', async (path, to) => {
    const { statusCode, headers } = await get(path)
    expect({ statusCode, to: headers.location }).toEqual({ statusCode: 301, to })
  })

  it('answers a long path of many folders about as fast as a long name', async () => {
    const cost = async (path: string) => {
      const before = process.cpuUsage()
      for (let n = 0; n < 20; n++) expect((await get(path)).statusCode).toBe(404)
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const name = await cost(`/${'a'.repeat(16_000)}`)
    expect((await cost('/a'.repeat(8000))) / name).toBeLessThan(30)
    expect((await cost(`${'/'.repeat(16_000)}a`)) / name).toBeLessThan(30)
  })

  it.each([
    ['/beaches/nothing', '<h1>Beach not found.</h1>'],
    ['/beaches/nothing/', '<h1>Beach not found.</h1>'],
    ['/beaches/baga/nothing', '<h1>404 Page Not Found</h1>'],
    ['/beaches/nothing/at/all', '<h1>404 Page Not Found</h1>'],
  ])('answers %s with the 404 page of its folder', async (path, text) => {
    const { statusCode, body } = await get(path)
    expect({ statusCode, body }).toEqual({ statusCode: 404, body: text })
  })

  it('redirects moved pages and keeps the query', async () => {
    const { statusCode, headers } = await get('/activitys?x=1')
    expect({ statusCode, to: headers.location }).toEqual({ statusCode: 301, to: '/activity?x=1' })
  })

  it('sends the encoding the browser accepts, each with its own ETag', async () => {
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

  it('answers 304 to a matching ETag', async () => {
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

  it('answers unknown addresses with JSON only if it is asked for', async () => {
    const json = await get('/50%-off', { accept: 'application/json' })
    expect({ status: json.statusCode, body: json.json() }).toEqual({
      status: 404,
      body: { message: 'There is nothing at this address.' },
    })
    const browser = await get('/nothing', {
      accept: 'text/html,application/xhtml+xml,application/json;q=0.9',
    })
    expect(browser.body).toBe('<h1>404 Page Not Found</h1>')
    const sent = await app.inject({ method: 'POST', url: '/nothing', headers: { accept: 'text/html' } })
    expect({ status: sent.statusCode, body: sent.body }).toEqual({
      status: 404,
      body: '<h1>404 Page Not Found</h1>',
    })
  })

  it.each(['/api/nothing', '/api', '/api/50%-off', '/api/a%2fb'])('answers %s with JSON', async (path) => {
    const { statusCode, headers, body } = await get(path, { accept: 'text/html' })
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toMatch('application/json')
    expect(JSON.parse(body).message).toBe('There is nothing at this address.')
  })
})
