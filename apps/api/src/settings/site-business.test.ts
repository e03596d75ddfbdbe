import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startService } from '../../test/service.ts'
import { senderOf } from '../jobs/send-letter.ts'

const { app, db, call, customer, config } = await startService()
const asha = await customer()

async function publish(name: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'published-'))
  const business = {
    name,
    email: 'new@palm.example',
    locale: 'de-DE',
    currency: 'CHF',
    replyPromise: 'within a day',
  }
  const places = { 'beach/palm-beach': 'Palm Beach' }
  await writeFile(join(folder, 'routes.json'), JSON.stringify({ business, places }))
  app.serveSite(folder)
}

it('sends emails in the name that the published site gives the business, from the built address', async () => {
  const before = senderOf(config)
  await publish('Palm Tours')
  expect(config.business).toMatchObject({
    replyPromise: 'within a day',
    places: { 'beach/palm-beach': 'Palm Beach' },
  })
  await call('POST', '/api/users/password/forgotten', { body: { email: asha.user.email } })
  const [letter] = await db.query<{ body: string }>('select body from outbox order by id desc')
  expect(letter?.body).toContain('your account with Palm Tours')
  expect(senderOf(config)).toBe(before.replace(/^.* </, 'Palm Tours <'))
})
