import type {
  AuditList,
  ContentData,
  ContentOverview,
  ContentSchemaResult,
} from '@susegad/api-client/contract'
import { describe, expect, it } from 'vitest'
import { startStudio } from '../../../test/studio.ts'

const { call, staff, customer, read, save, change, changes, db } = await startStudio()
const owner = await staff()
const other = await staff()
const overview = async () => (await call<ContentOverview>('GET', '/api/content', { token: owner.token })).body

const HOTEL = 'hotel/la-view-hotel'

describe('access', () => {
  it('is for owners, and for staff to whom an owner grants it', async () => {
    const agent = await staff('agent')
    const status = async ({ token }: { token: string | undefined }) =>
      (await call('GET', '/api/content', { token })).status
    expect(await status({ token: undefined })).toBe(401)
    expect(await status(await customer())).toBe(403)
    expect(await status(agent)).toBe(403)
    const grant = (editsSite: boolean, id = agent.user._id) =>
      call('PUT', `/api/staff/${id}`, { token: owner.token, body: { editsSite } })
    expect((await grant(true)).body).toMatchObject({ member: { editsSite: true } })
    expect(await status(agent)).toBe(200)
    const { body } = await call<{ user: object }>('GET', '/api/users/profile', { token: agent.token })
    expect(body.user).toMatchObject({ editsSite: true })
    await grant(false)
    expect(await status(agent)).toBe(403)
    expect((await grant(false, other.user._id)).status).toBe(422)
  })

  it('can be granted to a viewer of the desk', async () => {
    const viewer = await staff('viewer')
    await call('PUT', `/api/staff/${viewer.user._id}`, { token: owner.token, body: { editsSite: true } })
    await change(viewer, 'hotel/wotel-calangute', { tagline: 'Seen by a viewer' })
    expect((await call('POST', '/api/templates', { token: viewer.token, body: {} })).status).toBe(403)
  })
})

describe('records', () => {
  it('are those from which the site was built', async () => {
    const { records, current } = await overview()
    expect(records.find(({ slug }) => slug === 'la-view-hotel')).toMatchObject({
      kind: 'hotel',
      address: '/hotels/la-view-hotel',
      state: 'published',
      problems: 0,
    })
    // The canonical address; /activity/… shows the same page.
    expect((await read(owner, 'activity/snow-park-goa')).address).toBe('/activitys/snow-park-goa')
    expect(records.map(({ kind, slug }) => `${kind}/${slug}`)).toEqual(
      expect.arrayContaining([
        'business/business',
        'page/home',
        'policy/refund-policy',
        'membership/membership',
      ]),
    )
    expect(current).toMatchObject({ number: 1, by: { _id: null } })
  })

  it('have no problems as built, and have a schema', async () => {
    const { records } = await overview()
    const schemas = new Set<string>()
    for (const { kind, slug } of records) {
      const record = await read(owner, `${kind}/${slug}`)
      expect([record.slug, record.problems]).toEqual([slug, []])
      schemas.add(record.schema)
    }
    for (const name of schemas) {
      const { body } = await call<ContentSchemaResult>('GET', `/api/content/schemas/${name}`, {
        token: owner.token,
      })
      expect(body.schema).toMatchObject({ type: 'object' })
    }
  })

  it.each(['hotel/none', 'page/none', 'business/other', 'hotel/..%2f..', 'nothing/la-view-hotel'])(
    'with an unknown name are not found: %s',
    async (record) => {
      const { status } = await call('GET', `/api/content/records/${record}`, { token: owner.token })
      expect([400, 404]).toContain(status)
    },
  )
})

describe('a name such as toString', () => {
  it('is an ordinary field of a draft', async () => {
    for (const field of ['toString', 'constructor']) {
      const { data, version } = await read(owner, 'hotel/la-view-hotel')
      await save(owner, 'hotel/la-view-hotel', { ...data, [field]: 'x' }, version)
      const [listed] = (await changes(owner)).changes
      expect(listed?.differences).toEqual([{ path: [field], field, after: 'x' }])
      const draft = await read(owner, 'hotel/la-view-hotel')
      await save(owner, 'hotel/la-view-hotel', data, draft.version)
    }
  })

  it('is not a schema', async () => {
    for (const name of ['toString', 'constructor', '__proto__']) {
      const { status } = await call('GET', `/api/content/schemas/${name}`, { token: owner.token })
      expect([name, status]).toEqual([name, 404])
    }
  })
})

describe('a page added by an owner', () => {
  const words = {
    title: 'Getting here',
    intro: 'Trains stop at **Thivim**.',
    sections: [{ id: 'by-train', heading: 'By train', paragraphs: ['Half an hour by taxi.'] }],
    meta: { title: 'Getting here', description: 'Trains and taxis.', keywords: ['train'] },
  }

  it('is saved but not checked if its texts have too many Markdown marks', async () => {
    const paragraphs = Array.from({ length: 1500 }, () => '- '.repeat(140))
    const { status, body } = await save(
      owner,
      'page/too-marked',
      { ...words, sections: [{ id: 'lists', heading: 'Lists', paragraphs }] },
      null,
    )
    expect([status, body.record.problems]).toEqual([
      200,
      [
        {
          path: [],
          field: 'texts',
          problem: 'have more than 6000 marks and line breaks together',
          cure: expect.any(String),
        },
      ],
    ])
    await call('DELETE', `/api/content/records/page/too-marked?version=${body.record.version}`, {
      token: owner.token,
    })
  })

  it('has its own address and schema, and can be removed', async () => {
    const { status, body } = await save(owner, 'page/getting-here', words, null)
    expect([status, body.record.problems]).toEqual([200, []])
    expect(body.record).toMatchObject({ schema: 'text-page', removable: true, state: 'new' })
    const { records, kinds } = await overview()
    expect(records.find(({ slug }) => slug === 'getting-here')).toMatchObject({
      name: 'Getting here',
      address: '/getting-here',
    })
    expect(kinds.find(({ kind }) => kind === 'page')).toMatchObject({ schema: 'text-page' })
    const { version } = body.record
    const { status: dropped } = await call(
      'DELETE',
      `/api/content/records/page/getting-here?version=${version}`,
      {
        token: owner.token,
      },
    )
    expect(dropped).toBe(204)
  })

  it.each(['page/login', 'page/api', 'page/routes', 'policy/getting-here'])(
    'cannot take an address of the site: %s',
    async (record) => {
      expect((await save(owner, record, words, null)).status).toBe(404)
    },
  )
})

describe('a draft', () => {
  it('is saved even if incomplete, and lists its problems', async () => {
    const { data, version } = await read(owner, HOTEL)
    const { name: _gone, ...rest } = data ?? {}
    const { status, body } = await save(owner, HOTEL, { ...rest, rating: 7 }, version)
    expect(status).toBe(200)
    expect(body.record).toMatchObject({ state: 'changed', draft: { by: { name: 'Milind Naik' } } })
    expect(body.record.problems).toEqual([
      { path: ['name'], field: 'name', problem: 'is missing', cure: 'Add it.' },
      {
        path: ['rating'],
        field: 'rating',
        problem: "'7' is not a rating",
        cure: 'Enter a number from 0 to 5, such as 4.5.',
      },
    ])
    expect((await read(other, HOTEL)).data).toEqual(body.record.data)
    expect((await overview()).records.find(({ slug }) => slug === 'la-view-hotel')).toMatchObject({
      state: 'changed',
      problems: 2,
    })
  })

  it('keeps the order of the fields', async () => {
    const { data, version } = await read(owner, HOTEL)
    const turned = Object.fromEntries(Object.entries(data ?? {}).reverse())
    await save(owner, HOTEL, { ...turned, address: 'Another Road' }, version)
    const { data: kept } = await read(owner, HOTEL)
    expect(Object.keys(kept ?? {})).toEqual(Object.keys(turned))
  })

  it('can be discarded by anybody who has its current version', async () => {
    const record = 'hotel/tree-house-hotel'
    const { record: first } = await change(owner, record, { tagline: 'One' })
    const { record: second } = await change(owner, record, { tagline: 'Two' })
    const drop = (version: string) =>
      call('DELETE', `/api/content/records/${record}?version=${version}`, { token: other.token })
    expect((await drop(first.version)).status).toBe(409)
    expect((await drop(second.version)).status).toBe(204)
    expect(await read(owner, record)).toMatchObject({ state: 'published', draft: null })
  })

  it('that equals the published record is deleted', async () => {
    const record = 'hotel/tree-house-hotel'
    const { data } = await read(owner, record)
    await change(owner, record, { tagline: 'Other' })
    expect(
      (await save(owner, record, data ?? {}, (await read(owner, record)).version)).body.record,
    ).toMatchObject({
      state: 'published',
      draft: null,
    })
  })

  it('can add a record, once, and remove one', async () => {
    const { data } = await read(owner, 'hotel/tree-house-hotel')
    const fresh = { ...data, slug: 'new-house', name: 'New House' }
    expect((await save(owner, 'hotel/new-house', fresh, null)).body.record).toMatchObject({
      state: 'new',
      name: 'New House',
      published: null,
    })
    expect((await save(other, 'hotel/new-house', fresh, null)).status).toBe(409)
    const gone = await save(owner, 'hotel/new-house', null, (await read(owner, 'hotel/new-house')).version)
    expect(gone.status).toBe(200)
    expect((await overview()).records.map(({ slug }) => slug)).not.toContain('new-house')

    const { version } = await read(owner, 'beach/baga-famous-beach-goa-india')
    const removed = await save(owner, 'beach/baga-famous-beach-goa-india', null, version)
    expect(removed.body.record).toMatchObject({ state: 'removed', data: null, name: expect.any(String) })
    const home = await read(owner, 'page/home')
    expect((await save(owner, 'page/home', null, home.version)).status).toBe(422)
  })

  it('with another slug than its address has a problem', async () => {
    const { record } = await change(owner, 'hotel/amara-grand-hotel', { slug: 'elsewhere' })
    expect(record.problems).toMatchObject([
      { path: ['slug'], cure: expect.stringContaining('amara-grand-hotel') },
    ])
  })

  it.each([
    ['that is nested too deeply', JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`), 400],
    ['that is too large', { name: 'x'.repeat(600_000) }, 413],
    ['that is not an object', 'text', 400],
  ])('%s is refused', async (_what, data, status) => {
    const { version } = await read(owner, 'hotel/regent-laguna-hotel')
    expect((await save(owner, 'hotel/regent-laguna-hotel', data as never, version)).status).toBe(status)
  })

  it('has one audit entry, however often the form saves', async () => {
    const record = 'activity/snow-park-goa'
    for (const name of ['A', 'B', 'C']) await change(owner, record, { name })
    const { body } = await call<AuditList>('GET', '/api/audit?limit=100', { token: owner.token })
    expect(body.entries.filter(({ detail }) => detail === record)).toMatchObject([
      { action: 'changed', record: 'content', by: { _id: owner.user._id } },
    ])
  })

  it('is saved and discarded in one transaction with its audit entry', async () => {
    const record = 'hotel/tree-house-hotel'
    const { version } = await read(owner, record)
    const withoutTrail = async <T>(work: () => Promise<T>) => {
      await db.query(
        `alter table audit_entries add constraint no_room check (detail not like '${record}%') not valid`,
      )
      return work().finally(() => db.query('alter table audit_entries drop constraint no_room'))
    }
    const { data } = await read(owner, record)
    const refused = await withoutTrail(() => save(other, record, { ...data, tagline: 'Unseen' }, version))
    expect(refused.status).toBe(500)
    expect(await read(owner, record)).toMatchObject({ draft: null })

    const { record: saved } = await change(owner, record, { tagline: 'Seen' })
    const drop = (of: string) =>
      call('DELETE', `/api/content/records/${record}?version=${of}`, { token: other.token })
    expect((await withoutTrail(() => drop(saved.version))).status).toBe(500)
    expect((await read(owner, record)).draft).not.toBe(null)
    const entries = async () =>
      (await call<AuditList>('GET', '/api/audit?limit=100', { token: owner.token })).body.entries.filter(
        ({ detail }) => detail === `${record}: draft dropped`,
      ).length
    const before = await entries()
    expect((await drop(saved.version)).status).toBe(204)
    expect((await drop(saved.version)).status).toBe(204)
    expect(await entries()).toBe(before + 1)
  })
})

describe('two editors of one record', () => {
  const record = 'hotel/regent-laguna-hotel'

  it('see each other', async () => {
    await read(owner, record)
    expect((await read(other, record)).editors).toMatchObject([{ _id: owner.user._id, name: 'Milind Naik' }])
  })

  it('both keep their changes, and the later one sees those of the other', async () => {
    const before = await read(owner, record)
    await save(owner, record, { ...before.data, tagline: 'Of the first' }, before.version)
    const { status, body } = await save(other, record, { ...before.data, rating: 4.1 }, before.version)
    expect(status).toBe(200)
    expect(body.record.data).toMatchObject({ tagline: 'Of the first', rating: 4.1 })
    expect(body.merged).toMatchObject({
      by: [{ _id: owner.user._id }],
      differences: [{ field: 'tagline', after: 'Of the first' }],
    })
  })

  it('get a conflict if they changed the same field', async () => {
    const before = await read(owner, record)
    await save(owner, record, { ...before.data, tagline: 'Mine', address: 'Here' }, before.version)
    const answer = await save(
      other,
      record,
      { ...before.data, tagline: 'No, mine', rating: 3 },
      before.version,
    )
    expect(answer.status).toBe(409)
    expect(answer.body.collisions).toEqual([
      {
        path: ['tagline'],
        field: 'tagline',
        base: before.data?.tagline,
        theirs: 'Mine',
        mine: 'No, mine',
        by: { _id: owner.user._id, name: 'Milind Naik' },
      },
    ])
    expect(answer.body.merged).toMatchObject({ tagline: 'Mine', address: 'Here', rating: 3 })
    expect((await read(other, record)).data).toMatchObject({ tagline: 'Mine', rating: before.data?.rating })
    const chosen = { ...(answer.body.merged as ContentData), tagline: 'No, mine' }
    const again = await save(other, record, chosen, answer.body.record.version)
    expect(again.body.record.data).toEqual(chosen)
  })

  it('do not see their own changes from another tab as changes of others', async () => {
    const before = await read(owner, record)
    await save(owner, record, { ...before.data, tagline: 'From a tab' }, before.version)
    const { body } = await save(owner, record, { ...before.data, address: 'From another' }, before.version)
    expect(body.merged).toEqual({ by: [], differences: [] })
    expect(body.record.data).toMatchObject({ tagline: 'From a tab', address: 'From another' })
    const later = await save(owner, record, { ...before.data, tagline: 'Typed later' }, before.version)
    expect(later.status).toBe(200)
    expect(later.body.merged).toEqual({ by: [], differences: [] })
    expect(later.body.record.data).toMatchObject({ tagline: 'Typed later', address: 'From another' })
  })

  it('lose nothing when they save at the same moment', async () => {
    const before = await read(owner, record)
    const fields = ['tagline', 'address', 'location', 'description']
    const answers = await Promise.all(
      fields.map((field, index) =>
        save(
          index % 2 ? owner : other,
          record,
          { ...before.data, [field]: `At once ${index}` },
          before.version,
        ),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { data } = await read(owner, record)
    expect(fields.map((field) => data?.[field])).toEqual(fields.map((_field, index) => `At once ${index}`))
  })

  it('get an error if the version is too old to be merged', async () => {
    const { data, version } = await read(owner, record)
    await db.query('delete from content_revisions where id = $1::bigint', [Number(version.slice(1))])
    await change(other, record, { tagline: 'Newer' })
    const { status, body } = await save(owner, record, { ...data, rating: 1 }, version)
    expect([status, body.message]).toEqual([409, expect.stringContaining('Open it again')])
  })
})
