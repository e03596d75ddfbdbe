import type { Changes } from '@susegad/api-client/contract'
import { describe, expect, it } from 'vitest'
import { startStudio } from '../../../test/studio.ts'

const { call, staff, read, save, change, db, prepare } = await startStudio()
const owner = await staff()

const HOTEL = 'hotel/la-view-hotel'

describe('drafts', () => {
  it.each([
    ['more than 6000', `select 'page', 'own-' || n, '{}', n from generate_series(1, 6000) n`],
    ['more than 64 MB', `select 'page', 'own', '{"title":"' || repeat('x', 64 * 1024 * 1024) || '"}', 1`],
  ])('%s are not stored', async (most, rows) => {
    const { data, version } = await read(owner, HOTEL)
    await prepare(`insert into content_drafts (kind, slug, data, revision) ${rows}`)
    const answer = await save(owner, HOTEL, { ...data, tagline: 'One too many' }, version)
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining(most)])
    await db.query(`delete from content_drafts where slug like 'own%'`)
    expect((await read(owner, HOTEL)).draft).toBeNull()
  })

  it.each([
    ['many', `select 'page', 'own-' || n, '{}', n from generate_series(1, 6001) n`],
    ['large', `select 'page', 'own', '{"title":"' || repeat('x', 64 * 1024 * 1024) || '"}', 1`],
  ])('that are too %s already can be made smaller and dropped, and no larger', async (_what, rows) => {
    await change(owner, HOTEL, { tagline: 'Somewhat long' })
    await prepare(`insert into content_drafts (kind, slug, data, revision) ${rows}`)
    const { data, version } = await read(owner, HOTEL)
    const smaller = await save(owner, HOTEL, { ...data, tagline: 'Short' }, version)
    expect([smaller.status, smaller.body.record.data?.tagline]).toEqual([200, 'Short'])
    const other = await read(owner, 'hotel/tree-house-hotel')
    const more = await save(
      owner,
      'hotel/tree-house-hotel',
      { ...other.data, tagline: 'More' },
      other.version,
    )
    expect([more.status, more.body.message]).toEqual([422, expect.stringContaining('Publish or undo some')])
    const dropped = await call(
      'DELETE',
      `/api/content/records/${HOTEL}?version=${smaller.body.record.version}`,
      { token: owner.token },
    )
    expect(dropped.status).toBe(204)
    await db.query(`delete from content_drafts where slug like 'own%'`)
  })

  it('can be reviewed for publishing when there are more than the database takes calls at once', async () => {
    await db.query(
      `with saved as (
         insert into content_revisions (kind, slug, data, by_id)
         select 'page', 'own-' || n, '{}', $1::uuid from generate_series(1, 450) n returning id, slug
       )
       insert into content_drafts (kind, slug, data, revision) select 'page', slug, '{}', id from saved`,
      [owner.user._id],
    )
    const answer = await call<Changes>('GET', '/api/content/changes', { token: owner.token })
    expect(answer.status).toBe(200)
    const own = answer.body.changes.filter(({ slug }) => slug.startsWith('own-'))
    expect(own.map(({ by }) => by)).toEqual(Array(450).fill([{ _id: owner.user._id, name: owner.user.name }]))
    await db.query(`delete from content_drafts where slug like 'own-%'`)
    await db.query(`delete from content_revisions where slug like 'own-%'`)
  })
})

describe('revisions of drafts', () => {
  it('of one record are kept up to 4 MB, and who opened an older one is told to open it again', async () => {
    const { data, version } = await read(owner, HOTEL)
    const text = (n: number) => `${n} ${'x'.repeat(400_000)}`
    const first = await save(owner, HOTEL, { ...data, description: text(0) }, version)
    for (let n = 1; n <= 14; n++) await change(owner, HOTEL, { description: text(n) })
    const [row] = await db.query<{ bytes: number }>(
      `select sum(octet_length(data))::double precision as bytes from content_revisions where slug = 'la-view-hotel'`,
    )
    expect(row?.bytes).toBeLessThan(4 * 1024 * 1024)
    const late = await save(owner, HOTEL, { ...data, tagline: 'Late' }, first.body.record.version)
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('Open it again')])
    const last = await read(owner, HOTEL)
    await save(owner, HOTEL, data, last.version)
  })

  it('of all records are kept up to 256 MB, and the newest of each', async () => {
    await prepare(
      `insert into content_revisions (kind, slug, data)
       select 'page', 'kept-' || n, repeat('x', 1024 * 1024) from generate_series(1, 150) n, generate_series(1, 2)`,
    )
    const [{ next } = { next: 0 }] = await db.query<{ next: number }>(
      `select setval(pg_get_serial_sequence('content_revisions', 'id'), (max(id) / 50 + 1) * 50 - 1) as next from content_revisions`,
    )
    await change(owner, HOTEL, { tagline: 'The fiftieth' })
    expect((await read(owner, HOTEL)).version).toBe(`d${next + 1}`)
    const [row] = await db.query<{ bytes: number; names: number }>(
      `select sum(octet_length(data))::double precision as bytes, count(distinct slug)::integer as names
       from content_revisions where slug like 'kept-%'`,
    )
    expect(row).toEqual({ bytes: expect.any(Number), names: 150 })
    expect(row?.bytes).toBeLessThan(257 * 1024 * 1024)
    await db.query(`delete from content_revisions where slug like 'kept-%'`)
    const draft = await read(owner, HOTEL)
    await call('DELETE', `/api/content/records/${HOTEL}?version=${draft.version}`, { token: owner.token })
  })
})
