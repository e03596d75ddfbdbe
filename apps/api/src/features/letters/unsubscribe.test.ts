import type { PersonData, StaffDetail, Subscription } from '@susegad/api-client/contract'
import { describe, expect, it } from 'vitest'
import { startMailServer } from '../../../test/mail-server.ts'
import { startService } from '../../../test/service.ts'
import { sendDueMail } from '../../jobs/mail.ts'
import { createSend } from '../../jobs/send-letter.ts'

const { app, db, call, staff, customer, verifiedCustomer, enquire, config } = await startService({
  rateLimit: true,
  publicUrl: 'https://goa.example',
})
const { token } = await staff()

let people = 0
/** An address that emails are sent to, because its domain is not reserved. */
const newAddress = () => `asha${++people}@mailbox.in`
const linkFor = (id: string, email: string) => app.unsubscribeLinks.of({ id, email })
const choose = (link: string, subscribed?: boolean) =>
  call<Subscription>('POST', '/api/letters/subscription', { body: { link, subscribed } })
const answer = (id: string, text = 'Yes, there is room.') =>
  call('POST', `/api/enquiries/${id}/answers`, { token, body: { text } })
const lettersTo = (email: string) =>
  db.query<{ body: string }>('select body from outbox where recipient = $1 order by id', [email])

describe('an unsubscribed customer', () => {
  it('unsubscribes by the link in an email, and can subscribe again', async () => {
    const email = newAddress()
    const id = await enquire({ email })
    await answer(id)
    const [letter] = await lettersTo(email)
    const link = /https:\/\/goa\.example\/unsubscribe#(\S+)/.exec(letter?.body ?? '')?.[1] ?? ''
    expect((await choose(link)).body).toEqual({ email, subscribed: true })
    expect((await choose(link, false)).body).toEqual({ email, subscribed: false })
    expect((await choose(link)).body).toEqual({ email, subscribed: false })
    const message = 'They have unsubscribed from our emails. Call, or write on WhatsApp.'
    expect(await answer(id, 'Once more')).toMatchObject({ status: 422, body: { message } })
    expect((await choose(link, true)).body).toEqual({ email, subscribed: true })
    expect((await answer(id, 'Once more')).status).toBe(201)
    expect(await lettersTo(email)).toHaveLength(2)
  })

  it('can use the one-click header of an email', async () => {
    const server = await startMailServer()
    const email = newAddress()
    const id = await enquire({ email })
    await db.query('delete from outbox')
    await answer(id)
    await sendDueMail(db, createSend({ ...config, smtpUrl: `smtp://127.0.0.1:${server.port}` }))
    await server.close()
    const mail = server.received
      .map(({ text }) => text)
      .join('\n')
      .replaceAll(/\r\n[ \t]+/g, ' ')
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    const [, path = ''] = /^List-Unsubscribe: <https:\/\/goa\.example(\S+)>\r$/m.exec(mail) ?? []
    // A GET, as by link scanners, changes nothing.
    expect(await call('GET', path)).toMatchObject({
      status: 303,
      headers: { location: expect.stringMatching(/^https:\/\/goa\.example\/unsubscribe#/) },
    })
    expect((await answer(id)).status).toBe(201)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const clicked = await call('POST', path, { headers, body: 'List-Unsubscribe=One-Click' })
    expect(clicked.status).toBe(200)
    expect((await answer(id)).status).toBe(422)
  })

  it('with an account reads answers on the site, without an email', async () => {
    const email = newAddress()
    const asker = await verifiedCustomer({ email })
    const id = await enquire({ email }, { token: asker.token })
    await choose(linkFor(id, email), false)
    expect((await answer(id)).body).toMatchObject({ message: { channel: 'site' } })
    const own = await call('GET', `/api/enquiries/${id}`, { token: asker.token })
    expect(own.body.messages).toMatchObject([{ body: 'Yes, there is room.' }])
    expect(await lettersTo(email)).toEqual([])
  })

  it('is not answered in the account of a stranger who entered their address', async () => {
    const email = newAddress()
    const stranger = await customer()
    const id = await enquire({ email }, { token: stranger.token })
    await choose(linkFor(id, email), false)
    expect((await answer(id)).status).toBe(422)
    const { body } = await call<StaffDetail>('GET', `/api/enquiries/${id}`, { token })
    expect(body.unsubscribed).toBe('unreachable')
  })

  it('is shown as such on the desk and in the data export, until erased', async () => {
    const email = newAddress()
    const id = await enquire({ email })
    const detail = async () => (await call<StaffDetail>('GET', `/api/enquiries/${id}`, { token })).body
    expect(await detail()).not.toHaveProperty('unsubscribed')
    await choose(linkFor(id, email), false)
    expect(await detail()).toMatchObject({ unsubscribed: 'unreachable' })
    const kept = () => call<PersonData>('POST', '/api/people/data', { token, body: { email } })
    expect((await kept()).body).toMatchObject({ unsubscribed: true })
    await call('POST', '/api/people/erasure', { token, body: { email } })
    expect((await kept()).body).toMatchObject({ unsubscribed: false })
  })

  it('is not taken for somebody whose address differs by a backslash', async () => {
    const email = newAddress()
    await choose(linkFor(await enquire({ email }), email), false)
    const id = await enquire({ email: email.replace('a', '\\a') })
    const { body } = await call<StaffDetail>('GET', `/api/enquiries/${id}`, { token })
    expect(body).not.toHaveProperty('unsubscribed')
  })
})

describe('an unsubscribe link', () => {
  it('is refused if it is forged or belongs to another address, and is rate-limited', async () => {
    const [email, other] = [newAddress(), newAddress()]
    const id = await enquire({ email })
    const link = linkFor(id, email)
    const forged = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`
    for (const wrong of [forged, linkFor(id, other), `${link}A`, 'a link'])
      expect((await choose(wrong, false)).status).toBe(404)
    expect((await choose('', false)).status).toBe(400)
    expect((await answer(id)).status).toBe(201)
    const attempt = { body: { link: 'x' }, from: '198.51.100.7' }
    for (let n = 0; n < 30; n++)
      expect((await call('POST', '/api/letters/subscription', attempt)).status).toBe(404)
    expect((await call('POST', '/api/letters/subscription', attempt)).status).toBe(429)
  })

  it('stays valid when staff delete the enquiry', async () => {
    const email = newAddress()
    const id = await enquire({ email })
    const link = linkFor(id, email)
    await call('DELETE', `/api/enquiries/${id}`, { token })
    expect((await choose(link, false)).body).toEqual({ email, subscribed: false })
  })
})
