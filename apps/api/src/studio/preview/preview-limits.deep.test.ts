import type { PreviewResult } from '@susegad/api-client/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startStudio } from '../../../test/studio.ts'

const { app, call, change, maker, read, save, staff } = await startStudio({ rateLimit: true })
const owner = await staff()
const { body } = await call<PreviewResult>('POST', '/api/content/previews', { token: owner.token, body: {} })
const base = new URL(body.preview.url).pathname.replace(/\/$/, '')

const ask = (page: string, from = '203.0.113.7') =>
  app.inject({ url: base + page, headers: { 'x-forwarded-for': from } })
const statuses = (answers: readonly { statusCode: number }[]) =>
  [...new Set(answers.map(({ statusCode }) => statusCode))].sort()

/** Lets no page be made until it is let go. */
function holdPages() {
  const { page } = maker
  const gate = Promise.withResolvers<void>()
  const made = vi.spyOn(maker, 'page').mockImplementation(async (order) => {
    await gate.promise
    return page(order)
  })
  return { made, letGo: gate.resolve }
}
afterEach(() => vi.restoreAllMocks())

describe('a preview link in the hands of a stranger', () => {
  it('makes no page for addresses that the site does not have', async () => {
    const made = vi.spyOn(maker, 'page')
    const pages = Array.from({ length: 60 }, (_, n) => [`/none-${n}`, `/hotels/none-${n}`, `/a/b/c-${n}`])
    expect(statuses(await Promise.all(pages.flat().map((page) => ask(page))))).toEqual([404])
    expect(made).not.toHaveBeenCalled()
  })

  it('is told that a page is not there which a draft takes away', async () => {
    const { version } = await read(owner, 'hotel/regent-laguna-hotel')
    await save(owner, 'hotel/regent-laguna-hotel', null, version)
    const gone = await ask('/hotels/regent-laguna-hotel')
    expect([gone.statusCode, gone.json()]).toEqual([404, { message: 'This page was not found.' }])
  })

  it('makes each page once for all who look, until a draft changes', async () => {
    const made = vi.spyOn(maker, 'page')
    const pages = ['/hotels/la-view-hotel', '/activitys/boat-party-in-goa', '/activity/boat-party-in-goa']
    for (const page of pages) await Promise.all(Array.from({ length: 30 }, () => ask(page)))
    expect(made).toHaveBeenCalledTimes(pages.length)
    await change(owner, 'hotel/la-view-hotel', { tagline: 'Anew' })
    expect((await ask('/hotels/la-view-hotel')).body).toContain('Anew')
    expect(made).toHaveBeenCalledTimes(pages.length + 1)
  })

  it('keeps no one else from the previews, nor visitors from the site', async () => {
    await change(owner, 'hotel/la-view-hotel', { tagline: 'Once more' })
    const { letGo } = holdPages()
    const known = ['hotels/la-view-hotel', 'hotels/tree-house-hotel', 'hotels/wotel-calangute', 'hotels', '']
    const more = ['activity', 'beaches', 'gallery', 'contact', 'membership', 'dining', 'search']
    const greedy = [...known, ...more].map((page) => ask(`/${page}`))
    const settled = Promise.all(greedy)
    const refused = await Promise.race(greedy)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['content-type']).toContain('text/html')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.body).toContain('data-preview-busy')
    const another = ask('/hotels/amara-grand-hotel', '198.51.100.9')
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    letGo()
    expect((await another).statusCode).toBe(200)
    expect(statuses(await settled)).toEqual([200, 429])
    expect(statuses(await Promise.all(known.slice(0, 3).map((page) => ask(`/${page}`))))).toEqual([200])
  })
})
