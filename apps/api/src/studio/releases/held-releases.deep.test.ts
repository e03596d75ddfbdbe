import type { ContentOverview, ReleaseResult } from '@susegad/api-client/contract'
import { describe, expect, it } from 'vitest'
import { startStudio } from '../../../test/studio.ts'

const { app, call, change, db, publish, read, release, seen, settled, staff } = await startStudio()
const owner = await staff()
const HOTEL = 'hotel/la-view-hotel'

const editor = async () => {
  const made = await staff('agent')
  await db.query('update users set site_editor = true where id = $1::uuid', [made.user._id])
  return made
}
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const planned = async (by: Awaited<ReturnType<typeof editor>>, tagline: string, until?: string) => {
  await change(by, HOTEL, { tagline })
  const { body } = await publish(by, { publishAt: inHours(1), ...(until && { until }) })
  expect(body.release).toMatchObject({ state: 'scheduled', held: false })
  return body.release._id
}
const due = (id: string) =>
  db.query(`update content_releases set publish_at = clock_timestamp() where id = $1::uuid`, [id])
const rounds = async () => {
  await app.studio.round()
  await app.studio.round()
}
const confirm = (id: string, by = owner) =>
  call<ReleaseResult & { message: string }>('POST', `/api/content/releases/${id}/confirm`, {
    token: by.token,
  })
const cancel = (id: string) => call('POST', `/api/content/releases/${id}/cancel`, { token: owner.token })
const tagline = async () => JSON.parse(await seen('/hotels/la-view-hotel')).tagline

const losses: [string, string][] = [
  ['was suspended', 'update users set disabled_at = now() where id = $1::uuid'],
  ['was taken off the team', "update users set role = 'customer', site_editor = false where id = $1::uuid"],
  ['may no longer edit the site', 'update users set site_editor = false where id = $1::uuid'],
  ['deleted the account', 'delete from users where id = $1::uuid'],
]

describe('a release planned by somebody who since', () => {
  it.each(losses)('%s stays offline, says so, and goes out once it is confirmed', async (how, loss) => {
    const by = await editor()
    const id = await planned(by, how)
    await db.query(loss, [by.user._id])
    const { body } = await call<ContentOverview>('GET', '/api/content', { token: owner.token })
    expect(body.scheduled).toMatchObject([{ _id: id, held: true }])
    await due(id)
    await rounds()
    expect((await release(owner, id)).release).toMatchObject({ state: 'scheduled', held: true })
    expect((await confirm(id)).body.release).toMatchObject({ held: false, by: { _id: owner.user._id } })
    await rounds()
    expect(await settled(owner, id)).toMatchObject({ state: 'published', held: false })
    expect(await tagline()).toBe(how)
  })

  it('lost the right stays held when the right comes back after its time', async () => {
    const by = await editor()
    const id = await planned(by, 'Back again')
    await db.query('update users set disabled_at = now() where id = $1::uuid', [by.user._id])
    await due(id)
    await rounds()
    await db.query('update users set disabled_at = null where id = $1::uuid', [by.user._id])
    await rounds()
    expect((await release(owner, id)).release).toMatchObject({ state: 'scheduled', held: true })
    expect((await cancel(id)).status).toBe(200)
    expect((await read(owner, HOTEL)).data).toMatchObject({ tagline: 'Back again' })
  })

  it('lost the right holds up no release of others', async () => {
    const by = await editor()
    const held = await planned(by, 'Held')
    await db.query('update users set site_editor = false where id = $1::uuid', [by.user._id])
    await due(held)
    await change(owner, 'hotel/tree-house-hotel', { tagline: 'Not held' })
    const { body } = await publish(owner, { publishAt: inHours(1) })
    await due(body.release._id)
    await rounds()
    expect(await settled(owner, body.release._id)).toMatchObject({ state: 'published' })
    await cancel(held)
  })

  it('lost the right is not published for a time that is over', async () => {
    const by = await editor()
    const id = await planned(by, 'For a weekend', inHours(2))
    await db.query('update users set site_editor = false where id = $1::uuid', [by.user._id])
    await db.query(
      `update content_releases set publish_at = clock_timestamp() - interval '2 hours',
         until = clock_timestamp() - interval '1 hour' where id = $1::uuid`,
      [id],
    )
    const { status, body } = await confirm(id)
    expect([status, body.message]).toEqual([422, expect.stringContaining('Cancel it')])
    await cancel(id)
  })

  it('lost the right still takes back what visitors see', async () => {
    const former = await tagline()
    const by = await editor()
    const id = await planned(by, 'Until Sunday', inHours(2))
    await due(id)
    await rounds()
    expect(await tagline()).toBe('Until Sunday')
    await db.query('delete from users where id = $1::uuid', [by.user._id])
    const { body } = await call<ContentOverview>('GET', '/api/content', { token: owner.token })
    expect(body.scheduled).toMatchObject([{ held: false }])
    await due(body.scheduled[0]?._id ?? '')
    await rounds()
    expect(await tagline()).toBe(former)
  })
})

it('a release whose author may still edit the site needs nobody to confirm it', async () => {
  const id = await planned(await editor(), 'As planned')
  const { status, body } = await confirm(id)
  expect([status, body.message]).toEqual([409, 'These changes are no longer on hold.'])
})
