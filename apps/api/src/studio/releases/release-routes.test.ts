import type { ReleaseList, ReleaseResult } from '@susegad/api-client/contract'
import { describe, expect, it } from 'vitest'
import { startStudio } from '../../../test/studio.ts'

const studio = await startStudio()
const { app, asked, call, staff, read, save, change, changes, publish, settled, release, seen } = studio
const owner = await staff()
const other = await staff()

const HOTEL = 'hotel/la-view-hotel'
const page = async (path = '/hotels/la-view-hotel') => JSON.parse(await seen(path))
const post = <T = ReleaseResult>(path: string, by = owner) => call<T>('POST', path, { token: by.token })
const openRelease = async () => {
  const { body } = await publish(owner)
  return body.release._id
}
const published = async (body?: Record<string, unknown>) => {
  const answer = await publish(owner, body)
  expect(answer.body).toMatchObject({ release: { state: 'publishing' } })
  const done = await settled(owner, answer.body.release._id)
  expect(done).toMatchObject({ state: 'published', reason: null })
  return done
}

describe('publishing', () => {
  it('can be previewed field by field', async () => {
    const { data } = await read(owner, HOTEL)
    await change(owner, HOTEL, { tagline: 'First line', rating: 4 })
    await change(other, HOTEL, { address: 'New Road' })
    const found = await changes(owner)
    expect(found.problems).toEqual([])
    expect(found.changes).toMatchObject([
      {
        kind: 'hotel',
        slug: 'la-view-hotel',
        what: 'changed',
        by: [{ _id: owner.user._id }, { _id: other.user._id }],
      },
    ])
    expect(found.changes[0]?.differences.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['tagline', data?.tagline, 'First line'],
      ['address', data?.address, 'New Road'],
      ['rating', data?.rating, 4],
    ])
  })

  it('runs one check for simultaneous previews', async () => {
    asked.checkedAtOnce = 0
    const found = await Promise.all(Array.from({ length: 30 }, () => changes(owner)))
    expect(new Set(found.map(({ version }) => version)).size).toBe(1)
    for (const { changes: seenChanges } of found) expect(seenChanges.length).toBeGreaterThan(0)
    expect(asked.checkedAtOnce).toBe(1)
  })

  it('shows visitors the new site only when it is complete', async () => {
    const gate = Promise.withResolvers<void>()
    asked.hold = gate.promise
    const answer = await publish(owner, { note: 'A new line' })
    expect(answer.status).toBe(202)
    expect(await seen('/hotels/la-view-hotel')).not.toContain('First line')
    const second = await publish(owner)
    expect(second.status).toBe(409)
    asked.hold = undefined
    gate.resolve()
    expect(await settled(owner, answer.body.release._id)).toMatchObject({
      number: 2,
      state: 'published',
      note: 'A new line',
      current: true,
      records: 1,
      by: { _id: owner.user._id },
    })
    expect(await page()).toMatchObject({ tagline: 'First line', address: 'New Road' })
    expect(await page('/hotels/tree-house-hotel')).toMatchObject({ name: expect.any(String) })
    expect(await changes(owner)).toMatchObject({ changes: [], problems: [] })
    expect((await publish(owner)).status).toBe(422)
  })

  it('is refused if a draft has changed since the preview', async () => {
    await change(owner, HOTEL, { rating: 3.5 })
    const { version } = await changes(owner)
    await change(other, HOTEL, { rating: 1 })
    const answer = await call('POST', '/api/content/releases', { token: owner.token, body: { version } })
    expect(answer.status).toBe(409)
  })

  it('is refused while there are problems, and lists them', async () => {
    await change(owner, HOTEL, { rating: 9 })
    const alone = await publish(owner)
    expect(alone.status).toBe(422)
    expect(alone.body.errors).toEqual({
      [`${HOTEL} rating`]: "'9' is not a rating. Enter a number from 0 to 5, such as 4.5.",
    })
    await change(owner, HOTEL, { rating: 3.5 })
    const problem = {
      file: 'pages/home.json',
      field: 'hero.links[0].to',
      problem: 'names no hotel',
      cure: 'Correct it.',
    }
    asked.problems = [problem, problem]
    expect((await changes(owner)).problems).toEqual([
      {
        kind: 'page',
        slug: 'home',
        name: 'The home page',
        path: ['hero', 'links', 0, 'to'],
        field: problem.field,
        problem: problem.problem,
        cure: problem.cure,
      },
    ])
    const across = await publish(owner)
    expect([across.status, across.body.errors]).toEqual([
      422,
      { 'page/home hero.links[0].to': 'names no hotel. Correct it.' },
    ])
    asked.problems = []
  })

  it('lists what looks unfinished, but does not refuse it', async () => {
    await change(owner, HOTEL, { more: [{ title: 'Library', lines: [] }] })
    const found = (await changes(owner)).changes.find(({ slug }) => slug === 'la-view-hotel')
    expect(found?.unfinished).toEqual([
      {
        path: ['more', 0, 'lines'],
        field: 'more[0].lines',
        problem: "the section 'Library' has only a heading",
        cure: 'Write its text, or remove the section.',
      },
    ])
    expect(found?.problems).toEqual([])
    await change(owner, HOTEL, { more: [] })
  })

  it('that fails changes neither the site nor the drafts, and gives the reason', async () => {
    asked.fails = 'The picture hotels/la-view-hotel/hero-1 is not there.'
    const failed = await settled(owner, await openRelease())
    asked.fails = undefined
    expect(failed).toMatchObject({ state: 'failed', number: null, reason: expect.stringContaining('hero-1') })
    expect(await page()).toMatchObject({ tagline: 'First line' })
    expect((await read(owner, HOTEL)).data).toMatchObject({ rating: 3.5 })
  })

  it('keeps edits made meanwhile as drafts', async () => {
    const gate = Promise.withResolvers<void>()
    asked.hold = gate.promise
    const id = await openRelease()
    await change(other, HOTEL, { tagline: 'Written meanwhile' })
    asked.hold = undefined
    gate.resolve()
    await settled(owner, id)
    expect(await page()).toMatchObject({ rating: 3.5, tagline: 'First line' })
    const { changes: left } = await changes(owner)
    expect(left.flatMap(({ differences }) => differences)).toMatchObject([
      { field: 'tagline', before: 'First line', after: 'Written meanwhile' },
    ])
  })

  it('of some records keeps the drafts of the others', async () => {
    await change(owner, 'beach/baga-famous-beach-goa-india', { name: 'Baga by night' })
    await published({ records: [{ kind: 'beach', slug: 'baga-famous-beach-goa-india' }] })
    expect(await page('/beaches/baga-famous-beach-goa-india')).toMatchObject({ name: 'Baga by night' })
    expect(await page()).toMatchObject({ tagline: 'First line' })
    expect((await changes(owner)).changes).toHaveLength(1)
  })

  it('adds and removes pages', async () => {
    const { data } = await read(owner, 'hotel/tree-house-hotel')
    await save(owner, 'hotel/new-house', { ...data, slug: 'new-house', name: 'New House' }, null)
    const { version } = await read(owner, 'hotel/wotel-calangute')
    await save(owner, 'hotel/wotel-calangute', null, version)
    await published()
    expect(await page('/hotels/new-house')).toMatchObject({ name: 'New House' })
    expect((await app.inject('/hotels/wotel-calangute')).statusCode).toBe(404)
  })
})

describe('the history', () => {
  const list = async () =>
    (await call<ReleaseList>('GET', '/api/content/releases?limit=100', { token: owner.token })).body

  it('shows who published what, and the changes', async () => {
    const { releases, total } = await list()
    expect(total).toBe(releases.length)
    const newest = releases[0]
    expect(newest).toMatchObject({ state: 'published', current: true, by: { name: 'Milind Naik' } })
    const detail = await release(owner, newest?._id ?? '')
    expect(detail.changes.map(({ slug, what }) => [slug, what])).toEqual([
      ['la-view-hotel', 'changed'],
      ['new-house', 'added'],
      ['wotel-calangute', 'removed'],
    ])
    expect(detail.since).toEqual([])
    const first = await release(owner, releases.find(({ number }) => number === 1)?._id ?? '')
    expect(first.since.map(({ slug, what }) => [slug, what])).toEqual(
      expect.arrayContaining([
        ['new-house', 'removed'],
        ['wotel-calangute', 'added'],
        ['la-view-hotel', 'changed'],
      ]),
    )
  })

  it('restores any release, and keeps drafts', async () => {
    await change(other, HOTEL, { checkIn: '15:30' })
    const [newest] = (await list()).releases
    const first = (await list()).releases.find(({ number }) => number === 1)
    const before = await release(owner, first?._id ?? '')
    const answer = await post(`/api/content/releases/${first?._id}/put-back`)
    expect(answer.status).toBe(202)
    expect(await settled(owner, answer.body.release._id)).toMatchObject({
      state: 'published',
      restores: 1,
      number: (newest?.number ?? 0) + 1,
      records: before.since.length,
    })
    expect((await page()).tagline).not.toBe('Written meanwhile')
    expect(await page('/hotels/wotel-calangute')).toMatchObject({ name: expect.any(String) })
    expect((await app.inject('/hotels/new-house')).statusCode).toBe(404)
    const draft = await read(other, HOTEL)
    expect(draft).toMatchObject({ state: 'changed', data: { checkIn: '15:30' } })
    expect((await changes(owner)).changes[0]?.differences.map(({ field }) => field)).toEqual(['checkIn'])
    expect((await post(`/api/content/releases/${first?._id}/put-back`)).status).toBe(422)
    const forth = await post(`/api/content/releases/${newest?._id}/put-back`)
    expect(await settled(owner, forth.body.release._id)).toMatchObject({ state: 'published' })
    expect(await page()).toMatchObject({ tagline: 'Written meanwhile' })
  })
})
