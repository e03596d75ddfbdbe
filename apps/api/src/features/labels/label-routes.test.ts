import type { EnquiryList, Label, LabelDeleted, StaffEnquiry } from '@susegad/api-client/contract'
import { LABELS_MAX, LABELS_ON_MAX } from '@susegad/api-client/rules'
import { beforeEach, describe, expect, it } from 'vitest'
import { startManyAtOnce } from '../../../test/many-at-once.ts'
import { retain } from '../../retention/retain-in-turn.ts'
import { eraseEnquiries } from '../enquiries/changes/erase-enquiries.ts'

const { asha, call, config, db, detail, enquire, milind, several, staff, start, undo } =
  await startManyAtOnce()

beforeEach(async () => {
  await db.query('delete from enquiries')
  await db.query('delete from routing_rules')
  await db.query('delete from labels')
})

type Answered = { label: Label; message?: string; errors?: Record<string, string> }
const create = (name: unknown, { token } = asha, color: unknown = 'info') =>
  call<Answered>('POST', '/api/labels', { token, body: { name, color } })
const make = async (name: string) => (await create(name)).body.label._id
const remove = (id: string, { token } = milind) =>
  call<LabelDeleted>('DELETE', `/api/labels/${id}`, { token })
const restore = (id: string, { token } = milind) =>
  call<Answered>('POST', `/api/labels/${id}/restore`, { token })
const change = (id: string, body: object, { token } = asha) =>
  call<{ enquiry: StaffEnquiry; message: string; errors?: Record<string, string> }>(
    'PUT',
    `/api/enquiries/${id}/status`,
    { token, body },
  )
const namesOn = async (id: string) => (await detail(id)).enquiry.labels.map(({ name }) => name)
const found = async (query: string) =>
  (await call<EnquiryList>('GET', `/api/enquiries?${query}`, { token: milind.token })).body.enquiries

describe('labels', () => {
  it('are unique by name regardless of case, and renamed by agents, in any script', async () => {
    const group = await make('Group')
    expect((await create('gROUP')).status).toBe(409)
    expect((await create('gROUP')).body.errors).toEqual({ name: 'There is already a label with this name.' })
    const rename = (name: string) =>
      call<Answered>('PUT', `/api/labels/${group}`, { token: asha.token, body: { name, color: 'gold' } })
    expect((await rename('GROUP')).body.label).toEqual({ _id: group, name: 'GROUP', color: 'gold' })
    for (const name of ['🌴 Palm', 'שלום', 'मराठी']) expect((await create(name)).status).toBe(201)
    const { status, body } = await rename('שלום')
    expect([status, body.message]).toEqual([409, 'There is already a label with this name.'])
    for (const name of ['', '   ', 'x'.repeat(61), 7])
      expect((await create(name)).status, String(name)).toBe(400)
    expect((await create('New', asha, 'mauve')).status).toBe(400)
    expect((await create('New', await staff('viewer'))).status).toBe(403)
  })

  it('are at most five hundred', async () => {
    await db.query(
      `insert into labels (name, color) select 'Label ' || n, 'info' from generate_series(1, $1::integer) n`,
      [LABELS_MAX - 1],
    )
    expect((await Promise.all([create('One'), create('Two')])).map(({ status }) => status).sort()).toEqual([
      201, 422,
    ])
    const { body } = await call<{ labels: Label[] }>('GET', '/api/labels', { token: asha.token })
    expect(body.labels).toHaveLength(LABELS_MAX)
  })

  it('are deleted by owners, who learn where they were, and are back there once restored', async () => {
    const [one = '', two = ''] = await several(2)
    const [group, late] = [await make('Group'), await make('Late')]
    for (const id of [one, two]) await change(id, { addLabels: [group, late] })
    expect((await remove(group, asha)).status).toBe(403)
    expect((await remove(group)).body).toEqual({ enquiries: 2 })
    expect(await namesOn(one)).toEqual(['Late'])
    expect((await remove(group)).status).toBe(404)
    const { status, body } = await change(two, { addLabels: [group] })
    expect([status, body.message]).toEqual([404, 'The label was not found.'])
    await change(two, { removeLabels: [late] })
    expect((await restore(group, asha)).status).toBe(403)
    expect((await restore(group)).body.label.name).toBe('Group')
    expect([await namesOn(one), await namesOn(two)]).toEqual([['Group', 'Late'], ['Group']])
    expect((await restore(group)).status).toBe(404)
    await remove(group)
    await make('group')
    expect((await restore(group)).status).toBe(409)
  })
})

it('are gone for good after thirty days', async () => {
  const group = await make('Group')
  await remove(group)
  await retain(db, config.retention)
  await db.query(`update labels set deleted_at = now() - interval '31 days'`)
  await retain(db, config.retention)
  expect((await restore(group)).status).toBe(404)
})

describe('on an enquiry', () => {
  it('are put on and taken off, with a history, and sorted by name', async () => {
    const id = await enquire()
    const [late, group] = [await make('late'), await make('Group')]
    const { body } = await change(id, { addLabels: [late, group, late] })
    expect(body.enquiry.labels.map(({ name }) => name)).toEqual(['Group', 'late'])
    await change(id, { removeLabels: [late] })
    expect(await namesOn(id)).toEqual(['Group'])
    const { history } = await detail(id)
    expect(history.map(({ change: what, from, to }) => [what, from, to])).toEqual([
      ['labelled', null, 'late'],
      ['labelled', null, 'Group'],
      ['unlabelled', 'late', null],
    ])
    const many = await Promise.all(Array.from({ length: LABELS_ON_MAX }, (_, n) => make(`Label ${n}`)))
    const refused = await change(id, { addLabels: many })
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { addLabels: `An enquiry can have at most ${LABELS_ON_MAX} labels` },
    ])
  })

  it('are at most 20, without those that were deleted', async () => {
    const [one = '', many = ''] = await several(2)
    const labels = await Promise.all(Array.from({ length: LABELS_ON_MAX }, (_, n) => make(`Mark ${n}`)))
    for (const id of [one, many]) await change(id, { addLabels: labels })
    await call('DELETE', `/api/labels/${labels[0]}`, { token: milind.token })
    const instead = await make('Instead')
    expect((await change(one, { addLabels: [instead] })).status).toBe(200)
    await start({ verb: 'label', label: instead, on: true, scope: { ids: [many] } })
    for (const id of [one, many]) expect(await namesOn(id)).toContain('Instead')
  })

  it('filter the list, saved views and exports, and go with what a person wrote', async () => {
    const [id = '', other = ''] = await several(2)
    const group = await make('Group, with "commas"')
    await change(id, { addLabels: [group] })
    expect((await found(`label=${group}`)).map(({ _id }) => _id)).toEqual([id])
    const { body } = await call<{ view: { filter: object } }>('POST', '/api/views', {
      token: asha.token,
      body: { name: 'Groups', filter: { label: group }, shared: false },
    })
    expect(body.view.filter).toEqual({ label: group })
    const file = await call('GET', `/api/enquiries/export?label=${group}`, { token: milind.token })
    expect(file.text).toContain('"Group, with ""commas"""')
    expect(file.text).not.toContain(other)
    await db.transaction((tx) => eraseEnquiries(tx, null, [id]))
    expect(await namesOn(id)).toEqual([])
  })

  it('are put on many at once, with undo that leaves what had it before', async () => {
    const [plain = '', labelled = '', since = ''] = await several(3)
    const [group, other] = [await make('Group'), await make('Other')]
    await change(labelled, { addLabels: [group] })
    const scope = { ids: [plain, labelled, since] }
    const on = await start({ verb: 'label', label: group, on: true, scope })
    expect(on.body.operation).toMatchObject({ state: 'done', changed: 2 })
    await change(since, { addLabels: [other] })
    expect((await undo(on.body.operation._id)).body.operation.undone).toBe(2)
    expect([await namesOn(plain), await namesOn(labelled), await namesOn(since)]).toEqual([
      [],
      ['Group'],
      ['Other'],
    ])
    const off = await start({ verb: 'label', label: group, on: false, scope })
    expect(off.body.operation.changed).toBe(1)
    expect((await undo(off.body.operation._id)).body.operation.undone).toBe(1)
    expect(await namesOn(labelled)).toEqual(['Group'])
    await remove(group)
    expect((await start({ verb: 'label', label: group, on: true, scope })).status).toBe(404)
  })

  it('are set by a routing rule, except deleted ones', async () => {
    const [group, gone] = [await make('Group'), await make('Gone')]
    const { body } = await call<{ version: string }>('GET', '/api/routing', { token: milind.token })
    const save = (labels: string[], version: string) =>
      call<{ version: string; rules: { labels: string[] }[] }>('PUT', '/api/routing', {
        token: milind.token,
        body: { version, rules: [{ words: ['wedding'], people: [asha.user._id], labels }] },
      })
    const saved = await save([gone, group], body.version)
    expect(saved.body.rules[0]?.labels.toSorted()).toEqual([gone, group].toSorted())
    await remove(gone)
    const id = await enquire({ subject: 'A wedding' })
    expect(await namesOn(id)).toEqual(['Group'])
    expect((await detail(id)).history.map(({ change: what }) => what).toSorted()).toEqual([
      'assignedTo',
      'labelled',
    ])
    expect(await namesOn(await enquire())).toEqual([])
    expect((await save([gone], 'x')).status).toBe(409)
  })
})
