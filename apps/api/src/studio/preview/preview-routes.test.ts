import type { ContentData, PreviewResult } from '@susegad/api-client/contract'
import { describe, expect, it } from 'vitest'
import { SECRET } from '../../../test/service.ts'
import { startStudio } from '../../../test/studio.ts'
import { previewLinks } from './preview-link.ts'
import { previewPage } from './preview-page.ts'

const { app, asked, call, change, read, save, staff, seen } = await startStudio()
const owner = await staff()
const { body } = await call<PreviewResult>('POST', '/api/content/previews', {
  token: owner.token,
  body: { record: { kind: 'hotel', slug: 'la-view-hotel' } },
})
const { pathname: path } = new URL(body.preview.url)

describe('a preview', () => {
  it('works before anybody has opened the studio', async () => {
    const { statusCode, body: html } = await app.inject(path)
    expect([statusCode, html]).toEqual([200, expect.stringContaining('La View Hotel')])
  })

  it('shows drafts to holders of the link, and visitors the published site', async () => {
    for (const tagline of ['Drafted', 'Drafted again']) {
      await change(owner, 'hotel/la-view-hotel', { tagline })
      const { statusCode, body: html, headers } = await app.inject(path)
      expect([statusCode, html]).toEqual([200, expect.stringContaining(`"${tagline}"`)])
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'SAMEORIGIN',
        'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
      })
      expect(await seen('/hotels/la-view-hotel')).not.toContain('Drafted')
    }
  })

  it('has every page of the site', async () => {
    const at = (page: string) => app.inject(path.replace('/hotels/la-view-hotel', page))
    expect((await at('/hotels/tree-house-hotel')).statusCode).toBe(200)
    expect((await at('/')).statusCode).toBe(200)
    for (const page of ['/hotels/none', '/..%2f..%2fetc', '/%00'])
      expect((await at(page)).statusCode).toBe(404)
  })

  it('shows the valid parts of drafts, and lists the others', async () => {
    const at = async (page: string) => {
      const { statusCode, body: html } = await app.inject(path.replace('/hotels/la-view-hotel', page))
      return [statusCode, html]
    }
    const { data } = await read(owner, 'hotel/la-view-hotel')
    const rooms = data?.rooms as ContentData[]
    await change(owner, 'hotel/la-view-hotel', {
      tagline: 'Finished',
      rating: 47,
      toString: 'no field of a hotel',
      rooms: [{ ...rooms[0], description: 'Whitewashed' }, ...rooms.slice(1), { category: 'Loft' }] as never,
    })
    const fresh = await save(owner, 'hotel/casa-azul', { slug: 'casa-azul', name: 'Casa <Azul>' }, null)
    expect(fresh.status).toBe(200)
    const [status, html] = await at('/hotels/la-view-hotel')
    expect(status).toBe(200)
    expect(html).toContain('"Finished"')
    expect(html).toContain('Whitewashed')
    expect(html).not.toContain('Loft')
    expect(html).toContain(`"rating":${data?.rating}`)
    expect(html).toMatch(
      /data-preview-note[^>]*>Not in this preview because it can’t be published yet: Casa &lt;Azul&gt; \(new\); part of La View Hotel\.</,
    )
    expect(await at('/hotels/casa-azul')).toEqual([
      200,
      expect.stringMatching(/data-preview-note[^>]*>[^<(]*Casa &lt;Azul&gt; \(new\)[^<(]*</),
    ])
    const { version } = await read(owner, 'hotel/casa-azul')
    await call('DELETE', `/api/content/records/hotel/casa-azul?version=${version}`, { token: owner.token })
    const draft = await read(owner, 'hotel/la-view-hotel')
    await save(owner, 'hotel/la-view-hotel', { ...data, tagline: 'Finished' }, draft.version)
    expect((await at('/hotels/la-view-hotel'))[1]).not.toContain('data-preview-note')
  })

  it('leaves out what contradicts the rest of the site', async () => {
    const { version } = await read(owner, 'hotel/tree-house-hotel')
    await save(owner, 'hotel/tree-house-hotel', null, version)
    asked.contradicts = (records) =>
      records.some(({ slug }) => slug === 'tree-house-hotel')
        ? []
        : [{ file: 'beaches/x.json', field: 'hotel', problem: "names 'tree-house-hotel'", cure: '' }]
    const { statusCode, body: html } = await app.inject(path)
    expect([statusCode, html]).toEqual([200, expect.stringContaining('"Finished"')])
    expect(html).toMatch(/removal of Tree House Hotel\.</)
    asked.contradicts = () => []
  })

  it('expires, and cannot be forged', async () => {
    const open = async (token: string) =>
      (await app.inject(`/preview/${token}/hotels/la-view-hotel`)).statusCode
    const soon = new Date(Date.now() + 60_000)
    expect(await open(previewLinks(SECRET).make(soon))).toBe(200)
    expect(await open(previewLinks(SECRET).make(new Date(Date.now() - 1000)))).toBe(404)
    expect(await open(previewLinks(`another ${SECRET}`).make(soon))).toBe(404)
    const token = previewLinks(SECRET).make(soon)
    expect(await open(token.replace(/^./, (first) => (first === 'z' ? 'y' : 'z')))).toBe(404)
    expect(Date.parse(body.preview.expiresAt)).toBeGreaterThan(Date.now())
  })

  it('has no scripts, and links to other previews', () => {
    const page = `<link rel="canonical" href="/a"><script>x()</script><a class="b" href="/hotels">H</a><a href="//other.example">O</a><script src="/assets/a.js" type="module"></script><img src="/media/a.webp">`
    expect(previewPage(page, '/preview/t')).toBe(
      `<a class="b" href="/preview/t/hotels">H</a><a href="//other.example">O</a><img src="/media/a.webp">`,
    )
  })

  it('hides the help card, which needs a script to close', () => {
    expect(previewPage('<head></head><body></body>', '/p')).toMatch(
      /<style>\[data-slot="floating-contact"\]\{display:none!important\}<\/style><\/head>/,
    )
  })
})
