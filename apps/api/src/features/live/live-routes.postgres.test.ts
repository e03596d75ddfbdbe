import { expect, it } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { addressOf, openDesk } from '../../../test/live.ts'
import { SECRET, startService } from '../../../test/service.ts'
import { openPostgres } from '../../db/connection/postgres.ts'

const service = await startService()
const { call, staff, enquire } = service
const { token } = await staff()
const names = (id: string) => (event: { data: { ids?: string[] } }) => event.data.ids?.includes(id) === true

it('two processes exchange events', async () => {
  const database = openPostgres(service.url ?? '', 4)
  const other = await buildApp({ config: service.config, database, secret: SECRET })
  const there = await openDesk(await addressOf(other), token)
  try {
    // The second `missed` means that it listens.
    await expect.poll(() => there.heard.filter(({ name }) => name === 'missed').length).toBe(2)
    const ids = await Promise.all(Array.from({ length: 30 }, () => enquire()))
    for (const id of ids) await there.hears(names(id))
    await call('POST', `/api/enquiries/${ids[0]}/presence`, { token, body: { state: 'writing' } })
    expect((await there.hears(({ name }) => name === 'presence')).data.people?.[0]?.state).toBe('writing')
  } finally {
    there.leave()
    await other.close()
    await database.close()
  }
})
