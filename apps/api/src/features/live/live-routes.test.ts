import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { onPostgres } from '../../../test/fresh-database.ts'
import { addressOf, type Desk, openDesk } from '../../../test/live.ts'
import { SECRET, startService } from '../../../test/service.ts'
import { openPostgres } from '../../db/connection/postgres.ts'

const service = await startService()
const { call, app, staff, customer, enquire } = service
const url = await addressOf(app)
const { token, user } = await staff()
const colleague = await staff()

const open: Desk[] = []
const desk = async (by = token, since?: string, at = url): Promise<Desk> => {
  const opened = await openDesk(at, by, { since })
  open.push(opened)
  return opened
}
afterEach(() => {
  for (const { leave } of open.splice(0)) leave()
})

const names = (id: string) => (event: { data: { ids?: string[] } }) => event.data.ids?.includes(id) === true

describe('an open desk', () => {
  it('receives new, changed, deleted and restored enquiries', async () => {
    const { hears, status } = await desk()
    expect(status).toBe(200)
    const id = await enquire()
    expect((await hears(names(id))).data.kind).toBe('created')
    await call('PUT', `/api/enquiries/${id}/status`, { token, body: { status: 'resolved' } })
    await hears((event) => event.data.kind === 'changed' && names(id)(event))
    await call('DELETE', `/api/enquiries/${id}`, { token })
    await hears((event) => event.data.kind === 'deleted' && names(id)(event))
    await call('POST', '/api/enquiries/restore', { token, body: { ids: [id] } })
    await hears((event) => event.data.kind === 'restored' && names(id)(event))
  })

  it('hears only of what was deleted or restored', async () => {
    const { hears, heard } = await desk()
    const [gone, there] = [await enquire(), await enquire()]
    const remove = (ids: string[]) => call('DELETE', '/api/enquiries/multiple', { token, body: { ids } })
    const restore = (ids: string[]) => call('POST', '/api/enquiries/restore', { token, body: { ids } })
    await remove([gone])
    await remove([gone])
    await restore([gone, there])
    await restore([gone, there])
    await remove([gone])
    await remove([gone, there])
    await hears(names(await enquire()))
    const told = heard.map(({ data }) => data).filter(({ kind }) => kind === 'deleted' || kind === 'restored')
    expect(told.map(({ kind, ids }) => [kind, ids])).toEqual([
      ['deleted', [gone]],
      ['restored', [gone]],
      ['deleted', [gone]],
      ['deleted', [there]],
    ])
  })

  it('receives what was sent while its connection was lost, once', async () => {
    const before = await desk()
    const first = await enquire()
    const { id: last } = await before.hears(names(first))
    before.leave()
    const second = await enquire()
    const after = await desk(token, last)
    await after.hears(names(second))
    expect(after.heard.filter(({ name }) => name === 'change')).toHaveLength(1)
    expect(after.heard.some(({ name }) => name === 'missed')).toBe(false)
  })

  it('is told to reload if nobody knows what it missed', async () => {
    const { hears } = await desk(token, 'of-another-process-12')
    expect((await hears(() => true)).name).toBe('missed')
  })

  it('is for staff, and receives no content of enquiries', async () => {
    const { token: visitor } = await customer()
    expect((await desk(visitor)).status).toBe(403)
    expect((await desk('none')).status).toBe(401)
    const { hears, heard } = await desk()
    const id = await enquire({ name: 'Sunaina Prabhu' })
    await hears(names(id))
    expect(JSON.stringify(heard)).not.toMatch(/Sunaina|mail\.example|98400/)
  })
})

it('keeps ten streams per session and ends the oldest', async () => {
  const { token: many } = await staff()
  const first = await desk(many)
  const others = []
  for (let n = 0; n < 10; n++) others.push(await desk(many))
  await first.ended
  const id = await enquire()
  for (const { hears } of others) await hears(names(id))
})

it('opens no stream for HEAD, which nothing would close', async () => {
  const follow = vi.spyOn(app.live, 'follow')
  const { status } = await fetch(`${url}/api/enquiries/live`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${token}` },
  })
  expect([status, follow.mock.calls.length]).toEqual([404, 0])
  follow.mockRestore()
})

describe('colleagues', () => {
  const presence = (id: string, by: string, state: string) =>
    call('POST', `/api/enquiries/${id}/presence`, { token: by, body: { state } })

  it('see who reads, writes and leaves, even if they open the desk later', async () => {
    const id = await enquire()
    expect((await presence(id, token, 'reading')).status).toBe(204)
    const { hears } = await desk(colleague.token)
    const of = (state?: string) => (event: { data: { enquiry?: string; people?: { state: string }[] } }) =>
      event.data.enquiry === id && event.data.people?.[0]?.state === state
    expect((await hears(of('reading'))).data.people).toEqual([
      { _id: user._id, name: user.name, state: 'reading' },
    ])
    await presence(id, token, 'writing')
    await hears(of('writing'))
    await presence(id, token, 'gone')
    await hears(of(undefined))
  })

  it('refuses visitors, unknown states and malformed ids', async () => {
    const { token: visitor } = await customer()
    const id = await enquire()
    expect((await presence(id, visitor, 'reading')).status).toBe(403)
    expect((await presence(id, token, 'asleep')).status).toBe(400)
    expect((await presence('none', token, 'reading')).status).toBe(404)
  })
})

it('lets the service stop while desks are open', async () => {
  const database = onPostgres ? openPostgres(service.url ?? '', 4) : service.db
  const other = await buildApp({ config: service.config, database, secret: SECRET })
  const { ended } = await desk(token, undefined, await addressOf(other))
  await other.close()
  await ended
  if (onPostgres) await database.close()
})
