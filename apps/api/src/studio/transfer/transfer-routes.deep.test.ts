import { setTimeout } from 'node:timers/promises'
import type { AuditList, PhotoList } from '@susegad/api-client/contract'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Files, filesIn, folderCalls, unzip, zipOf } from '../../../test/folder.ts'
import { startStudio } from '../../../test/studio.ts'
import { contentFolder } from '../../settings/folders.ts'

const studio = await startStudio()
const { call, staff, change, changes, publish, read, settled, seen } = studio
const owner = await staff()
const other = await staff()
const { token } = owner
const folder = folderCalls(studio, owner)

const HOTEL = 'hotels/la-view-hotel.json'
const json = (files: Files, path: string) => JSON.parse(String(files[path]))
const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const photo = (colour: string) =>
  sharp({ create: { width: 1000, height: 700, channels: 3, background: colour } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'A secret place' } })
    .toBuffer()
const published = async () => {
  const { body } = await publish(owner)
  expect(await settled(owner, body.release._id)).toMatchObject({ state: 'published', reason: null })
}
const isConverted = async () => {
  for (;;) {
    const { body } = await call<PhotoList>('GET', '/api/content/photos', { token })
    if (body.photos.every(({ state }) => state === 'ready')) return body.photos
    await setTimeout(50)
  }
}

let first: Files
beforeAll(async () => {
  first = await unzip(await folder.exported())
})

describe('an exported site', () => {
  it('has no HEAD, which would read every photo for nothing', async () => {
    expect((await call('HEAD', '/api/content/export', { token })).status).toBe(404)
  })

  it('that was never changed is the files that it was built of, and a mark', async () => {
    const { 'studio.json': mark, ...files } = first
    expect(files).toEqual(await filesIn(contentFolder))
    expect(JSON.parse(String(mark))).toEqual({ number: 1, release: expect.any(String) })
  })

  it('is the same archive as long as nothing is published', async () => {
    const once = await folder.exported()
    await change(owner, 'hotel/tree-house-hotel', { tagline: 'Not for visitors yet' })
    expect((await folder.exported()).equals(once)).toBe(true)
    expect(await (await folder.send(once)).plan).toMatchObject({ changes: [], photos: [], refused: [] })
  })
})

describe('a folder with one price, one hotel and one photo more', () => {
  let files: Files
  let before: string
  const NEW = 'hotels/new-house.json'
  beforeAll(async () => {
    before = await seen('/hotels/la-view-hotel')
    const hotel = json(first, HOTEL)
    const text = String(first[HOTEL])
    const changed = structuredClone(hotel)
    changed.rooms[0].prices.monsoon += 7
    files = {
      ...first,
      [HOTEL]: `${JSON.stringify(changed, null, 2)}\n`,
      [NEW]: text
        .replace(/"id": "[^"]+"/, '"id": "hotel-99"')
        .replace('"slug": "la-view-hotel"', '"slug": "new-house"')
        .replace(`"name": "${hotel.name}"`, '"name": "The New House"')
        .replaceAll('hotels/la-view-hotel/hero-1', 'hotels/new-house/front'),
      'photos/hotels/new-house/front.jpg': await photo('#227722'),
    }
  })

  it('is previewed without changing anything', async () => {
    const { plan } = await folder.send(await zipOf(files))
    expect(plan).toMatchObject({
      base: 1,
      isMarked: true,
      missing: [],
      collisions: [],
      refused: [],
      photos: [{ file: 'photos/hotels/new-house/front.jpg', replaces: false }],
    })
    const found = plan?.changes.map(({ kind, slug, name, what, differences }) => [
      ...[kind, slug, name, what],
      differences.map(({ field }) => field),
    ])
    expect(found).toEqual([
      ['hotel', 'la-view-hotel', json(first, HOTEL).name, 'changed', ['rooms[0].prices.monsoon']],
      ['hotel', 'new-house', 'The New House', 'added', []],
    ])
    expect((await changes(owner)).changes.map(({ slug }) => slug)).toEqual(['tree-house-hotel'])
  })

  it('becomes drafts, in the audit trail, and nothing that visitors see', async () => {
    const found = await folder.send(await zipOf(files))
    const { status, body } = await folder.take(found)
    expect([status, body.taken.records.map(({ slug }) => slug), body.taken.photos]).toEqual([
      ...[200, ['la-view-hotel', 'new-house'], 1],
    ])
    expect((await changes(owner)).changes.map(({ slug, what }) => `${what} ${slug}`).sort()).toEqual([
      ...['added new-house', 'changed la-view-hotel', 'changed tree-house-hotel'],
    ])
    expect(await seen('/hotels/la-view-hotel')).toBe(before)
    expect((await folder.take(found)).status).toBe(409)
    const { body: audit } = await call<AuditList>('GET', '/api/audit?limit=50', { token })
    const entries = audit.entries.map(({ action, record, detail }) => `${action} ${record} ${detail}`)
    expect(entries).toEqual(
      expect.arrayContaining(['added content import', 'changed content hotel/new-house', 'added photo null']),
    )
  })

  it('comes out again as it went in once it is published', async () => {
    const [taken] = await isConverted()
    expect(taken?.src).toMatch(/^uploads\/[0-9a-f]{24}$/)
    const { draft, version } = await read(owner, 'hotel/tree-house-hotel')
    expect(draft).not.toBeNull()
    await call('DELETE', `/api/content/records/hotel/tree-house-hotel?version=${version}`, { token })
    await published()
    const again = await unzip(await folder.exported())
    const { 'studio.json': mark, 'photos/hotels/new-house/front.jpg': shot, ...rest } = again
    const { 'studio.json': former, 'photos/hotels/new-house/front.jpg': sent, ...expected } = files
    for (const [path, bytes] of Object.entries(expected)) expect(String(rest[path]), path).toBe(String(bytes))
    expect(Object.keys(rest)).toEqual(Object.keys(expected).sort())
    expect([String(mark) !== String(former), json(again, 'studio.json').number]).toEqual([true, 2])
    // The photo is the same to look at, and tells nothing of where it was taken.
    expect((await sharp(sent).metadata()).exif).toBeDefined()
    const { exif, width, height } = await sharp(shot).metadata()
    expect([exif, width, height]).toEqual([undefined, 1000, 700])
    const { plan } = await folder.send(await zipOf(again))
    expect(plan).toMatchObject({ changes: [], photos: [], missing: [], collisions: [], refused: [] })
    // A folder that still has the photo as it was sent has no other one either.
    const { plan: same } = await folder.send(
      await zipOf({ ...again, 'photos/hotels/new-house/front.jpg': sent ?? '' }),
    )
    expect(same).toMatchObject({ changes: [], photos: [] })
  })

  it('gives a photo replaced under its name a draft of its own, and comes out under that name', async () => {
    const files = await unzip(await folder.exported())
    files['photos/hotels/new-house/front.jpg'] = await photo('#882222')
    const found = await folder.send(await zipOf(files))
    expect(found.plan).toMatchObject({
      photos: [{ file: 'photos/hotels/new-house/front.jpg', replaces: true }],
      changes: [{ slug: 'new-house', what: 'changed' }],
    })
    expect((await folder.take(found)).status).toBe(200)
    await isConverted()
    await published()
    const again = await unzip(await folder.exported())
    expect(Object.keys(again).filter((path) => path.startsWith('photos/'))).toEqual([
      'photos/hotels/new-house/front.jpg',
    ])
    const { dominant } = await sharp(again['photos/hotels/new-house/front.jpg']).stats()
    expect(dominant.r).toBeGreaterThan(dominant.g)
    expect(again[NEW]?.toString()).toBe(files[NEW]?.toString())
  })
})

describe('what others changed meanwhile', () => {
  it('stays, is merged by field, and is told where both changed the same', async () => {
    const files = await unzip(await folder.exported())
    const hotel = json(files, 'hotels/wotel-calangute.json')
    await change(other, 'hotel/wotel-calangute', { tagline: 'By a colleague', reviews: 7 })
    files['hotels/wotel-calangute.json'] = written({ ...hotel, tagline: 'By a file', address: 'File Road' })
    const found = await folder.send(await zipOf(files))
    expect(found.plan?.collisions).toMatchObject([
      {
        slug: 'wotel-calangute',
        name: hotel.name,
        field: 'tagline',
        studio: 'By a colleague',
        folder: 'By a file',
        by: { _id: other.user._id },
      },
    ])
    expect((await folder.take(found)).status).toBe(200)
    expect((await read(owner, 'hotel/wotel-calangute')).data).toMatchObject({
      tagline: 'By a colleague',
      reviews: 7,
      address: 'File Road',
    })
    const second = await folder.send(await zipOf(files))
    const preferred = await folder.read(second._id, '?prefer=folder')
    expect(preferred.plan?.changes).toMatchObject([
      { slug: 'wotel-calangute', differences: [{ field: 'tagline' }] },
    ])
    expect((await folder.take(preferred, { prefer: 'folder' })).status).toBe(200)
    expect((await read(owner, 'hotel/wotel-calangute')).data).toMatchObject({
      tagline: 'By a file',
      reviews: 7,
    })
  })

  it('since the plan was seen refuses to take it', async () => {
    const files = await unzip(await folder.exported())
    const policy = json(files, 'policies/refund-policy.json')
    files['policies/refund-policy.json'] = written({ ...policy, title: 'Another title' })
    const found = await folder.send(await zipOf(files))
    await change(other, 'hotel/amara-grand-hotel', { tagline: 'Meanwhile' })
    expect((await folder.take(found)).status).toBe(409)
    expect((await read(owner, 'policy/refund-policy')).draft).toBeNull()
  })

  it('is gone on from the beginning where the folder does not say which release it has', async () => {
    await change(owner, 'hotel/regent-laguna-hotel', { tagline: 'Published since' })
    await published()
    const { 'studio.json': _mark, ...files } = first
    const { plan } = await folder.send(await zipOf(files))
    expect(plan).toMatchObject({ base: 1, isMarked: false })
    expect(plan?.changes.map(({ slug }) => slug)).not.toContain('regent-laguna-hotel')
  })
})

describe('a record without a file', () => {
  it('stays, unless it is asked to go', async () => {
    const files = await unzip(await folder.exported())
    const { 'beaches/baga-famous-beach-goa-india.json': _beach, 'business.json': _needed, ...less } = files
    const found = await folder.send(await zipOf(less))
    expect(found.plan?.missing.map(({ slug }) => slug)).toEqual(['baga-famous-beach-goa-india'])
    expect(found.plan?.changes).toEqual([])
    const removing = await folder.read(found._id, '?remove=true')
    expect(removing.plan?.changes).toMatchObject([{ slug: 'baga-famous-beach-goa-india', what: 'removed' }])
    expect((await folder.take(removing, { remove: true })).status).toBe(200)
    expect((await read(owner, 'beach/baga-famous-beach-goa-india')).state).toBe('removed')
  })
})

it('an import is seen only by whoever began it', async () => {
  const { _id } = await folder.send(await zipOf({ 'studio.json': '{}' }))
  const answer = await call('GET', `/api/content/imports/${_id}`, { token: other.token })
  expect(answer.status).toBe(404)
})

it('an import that another call takes or drops meanwhile is not taken twice', async () => {
  const files = { 'photos/hotels/taken/1.jpg': await photo('#123456') }
  const found = await folder.send(await zipOf(files))
  await studio.db.query('delete from content_import_parts where import_id = $1::uuid', [found._id])
  const { status, body } = await folder.take(found)
  expect([status, body.message]).toEqual([409, 'This import has expired or is already done.'])
})

describe('a large folder', () => {
  const MANY = 400
  const many = async (tagline: string) => {
    const files = await unzip(await folder.exported())
    const beach = json(files, 'beaches/baga-famous-beach-goa-india.json')
    return Object.fromEntries(
      Array.from({ length: MANY }, (_, n) => [
        `beaches/many-${n}.json`,
        written({ ...beach, slug: `many-${n}`, tagline }),
      ]),
    )
  }
  const left = () =>
    studio.db.query(
      `select (select count(*) from content_staged)::integer as staged,
         (select count(*) from content_photos where path like 'hotels/many%')::integer as photos,
         (select count(*) from content_drafts where slug like 'many-%')::integer as drafts`,
    )

  it('is taken while others are answered, who see all of it or nothing', async () => {
    const found = await folder.send(await zipOf(await many('At once')))
    let answered = 0
    const seenDrafts = new Set<number>()
    let going = true
    const others = (async () => {
      while (going) {
        const [{ drafts } = { drafts: 0 }] = (await left()) as { drafts: number }[]
        seenDrafts.add(drafts)
        answered++
        await setTimeout(1)
      }
    })()
    const taken = await folder.take(found)
    going = false
    await others
    expect([taken.status, taken.body.taken?.records.length]).toEqual([200, MANY])
    expect(answered).toBeGreaterThan(4)
    expect([...seenDrafts].filter((drafts) => drafts !== 0 && drafts !== MANY)).toEqual([])
    expect(await left()).toEqual([{ staged: 0, photos: 0, drafts: MANY }])
    await studio.db.query(`delete from content_drafts where slug like 'many-%'`)
  })

  it('of which something cannot be stored leaves nothing behind', async () => {
    const files = { ...(await many('Fails')), 'photos/hotels/many/1.jpg': await photo('#4477aa') }
    const found = await folder.send(await zipOf(files))
    await studio.db.query(
      `alter table content_revisions add constraint no_last check (slug <> 'many-${MANY - 1}') not valid`,
    )
    const { status } = await folder
      .take(found)
      .finally(() => studio.db.query('alter table content_revisions drop constraint no_last'))
    expect(status).toBe(500)
    expect(await left()).toEqual([{ staged: 0, photos: 0, drafts: 0 }])
    expect((await folder.read(found._id)).plan).toEqual(found.plan)
  })
})
