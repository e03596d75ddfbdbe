import { setTimeout } from 'node:timers/promises'
import type { ContentOverview, ReleaseResult } from '@susegad/api-client/contract'
import { describe, expect, it } from 'vitest'
import { startStudio } from '../../../test/studio.ts'

const studio = await startStudio()
const { app, call, staff, read, change, publish, settled, seen, db } = studio
const owner = await staff()
const other = await staff()

const HOTEL = 'hotel/la-view-hotel'
const page = async (path = '/hotels/la-view-hotel') => JSON.parse(await seen(path))
const post = <T = ReleaseResult>(path: string, by = owner) => call<T>('POST', path, { token: by.token })
const published = async (body?: Record<string, unknown>) => {
  const answer = await publish(owner, body)
  expect(answer.body).toMatchObject({ release: { state: 'publishing' } })
  const done = await settled(owner, answer.body.release._id)
  expect(done).toMatchObject({ state: 'published', reason: null })
  return done
}
/** Lets time pass for a planned release. */
const due = async (id: string) => {
  await db.query(
    `update content_releases set publish_at = clock_timestamp() - interval '1 second' where id = $1::uuid`,
    [id],
  )
  await app.studio.round()
  return settled(owner, id)
}

describe('a planned release', () => {
  const soon = () => new Date(Date.now() + 3_600_000).toISOString()
  const later = () => new Date(Date.now() + 7_200_000).toISOString()
  const plan = async (body: Record<string, unknown>) => {
    const answer = await publish(owner, body)
    expect([answer.status, answer.body.release?.state]).toEqual([202, 'scheduled'])
    return answer.body.release._id
  }

  it('is published at its time, and taken back at another, with what was changed between', async () => {
    await change(owner, HOTEL, { tagline: 'First line' })
    await published()
    await change(owner, HOTEL, { discount: 33 })
    const { discount: usual } = await page()
    const id = await plan({ publishAt: soon(), until: later(), note: 'From Friday to Sunday' })
    expect(await read(owner, HOTEL)).toMatchObject({ state: 'published', draft: null })
    await app.studio.round()
    expect((await page()).discount).toBe(usual)

    expect(await due(id)).toMatchObject({ state: 'published' })
    expect(await page()).toMatchObject({ discount: 33 })
    await change(owner, HOTEL, { address: 'Changed between' })
    await published()
    const { body } = await call<ContentOverview>('GET', '/api/content', { token: owner.token })
    expect(body.scheduled).toMatchObject([{ note: 'From Friday to Sunday', by: { _id: null } }])
    expect(await due(body.scheduled[0]?._id ?? '')).toMatchObject({ state: 'published' })
    expect(await page()).toMatchObject({ address: 'Changed between' })
    expect((await page()).discount).toBe(usual)
  })

  it('that is called off is a draft again, beside what was written since', async () => {
    await change(owner, HOTEL, { discount: 44 })
    const id = await plan({ publishAt: soon() })
    await change(other, HOTEL, { checkOut: '09:00' })
    const answer = await post(`/api/content/releases/${id}/cancel`)
    expect(answer.body).toMatchObject({ release: { state: 'cancelled' } })
    expect((await read(owner, HOTEL)).data).toMatchObject({ discount: 44, checkOut: '09:00' })
    expect((await post(`/api/content/releases/${id}/cancel`)).status).toBe(409)
  })

  it('fails where somebody published the same field meanwhile, and gives its change back', async () => {
    await published()
    await change(owner, HOTEL, { discount: 55 })
    const id = await plan({ publishAt: soon() })
    await change(other, HOTEL, { discount: 66 })
    await published()
    expect(await due(id)).toMatchObject({ state: 'failed', reason: expect.stringContaining('discount') })
    expect(await page()).toMatchObject({ discount: 66 })
    expect((await read(owner, HOTEL)).data).toMatchObject({ discount: 55 })
  })

  it('cannot end before it begins', async () => {
    const { status, body } = await publish(owner, { publishAt: later(), until: soon() })
    expect([status, body.errors]).toEqual([400, { until: 'The end must be after the start' }])
  })
})

it('visitors always see one whole site while releases come and go', { timeout: 120_000 }, async () => {
  const both = ['hotel/la-view-hotel', 'hotel/tree-house-hotel']
  let reading = true
  const mixed: string[] = []
  const visitor = (async () => {
    while (reading) {
      // One page has one release's words; a file that is half written would not parse.
      for (const record of both) {
        const response = await app.inject(`/hotels/${record.split('/')[1]}`)
        if (response.statusCode !== 200) mixed.push(`${record}: ${response.statusCode}`)
        else JSON.parse(response.body)
      }
      await setTimeout(1)
    }
  })()
  for (const round of [1, 2, 3]) {
    for (const record of both) await change(owner, record, { tagline: `Round ${round}` })
    await published()
    expect(await page('/hotels/tree-house-hotel')).toMatchObject({ tagline: `Round ${round}` })
  }
  reading = false
  await visitor
  expect(mixed).toEqual([])
})
