import type { OwnData, PersonData, StaffDetail } from '@susegad/api-client/contract'
import { ATTACHMENT_MAX_BYTES, ATTACHMENT_TEXTS } from '@susegad/api-client/rules'
import { describe, expect, it, vi } from 'vitest'
import { attachmentCalls, pdf, picture } from '../../../../test/attachments.ts'
import { startService } from '../../../../test/service.ts'
import { keepHouse } from '../../../jobs/housekeeping-store.ts'

const { app, call, customer, verifiedCustomer, staff, enquire, db } = await startService()
const milind = await staff()
const asker = await verifiedCustomer()
const stranger = await customer()
const ofStaff = attachmentCalls(call, milind.token)
const ofAsker = attachmentCalls(call, asker.token)
const ask = () => enquire({ email: asker.user.email }, { token: asker.token })

const download = (id: string, token?: string) =>
  app.inject({
    url: `/api/attachments/${id}/bytes`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
const stored = async () =>
  (await db.query<{ n: number }>('select count(*)::integer as n from attachment_parts'))[0]?.n
/** The links in the newest email to the customer. */
async function mailed(): Promise<{ body: string; links: string[] }> {
  const [letter] = await db.query<{ body: string }>(
    'select body from outbox where recipient = $1 order by id desc limit 1',
    [asker.user.email],
  )
  const body = letter?.body ?? ''
  return { body, links: [...body.matchAll(/\/api\/files\/\S+/g)].map(([path]) => path) }
}
/** The path of a link that was mailed some days ago. */
function mailedBefore(days: number, file = ''): string {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - days * 86_400_000 })
  const { pathname } = new URL(app.attachmentLinks.addressOf(file))
  vi.useRealTimers()
  return pathname
}

it('takes the files of ten messages at once, and then refuses more for a while', async () => {
  const limited = await startService({ rateLimit: true })
  const { token } = await limited.customer()
  const id = await limited.enquire({}, { token })
  const files = attachmentCalls(limited.call, token)
  const remove = (file: string) => limited.call('DELETE', `/api/attachments/${file}`, { token })
  for (let n = 0; n < 50; n++) {
    const { status, body } = await files.start(id, 'Map.pdf', 100)
    expect(status).toBe(201)
    await remove(body.upload._id)
  }
  let last = 201
  for (let n = 0; n < 50 && last === 201; n++) {
    const { status, body } = await files.start(id, 'Map.pdf', 100)
    if (status === 201) await remove(body.upload._id)
    last = status
  }
  expect(last).toBe(429)
})

describe('a file of a message', () => {
  it('is read by its customer and by staff, byte for byte, and by nobody else', async () => {
    const id = await ask()
    const bytes = pdf(1_300_000)
    const file = await ofAsker.upload(id, 'Pass – é.pdf', bytes)
    expect((await download(file, asker.token)).statusCode).toBe(404)
    const sent = await ofAsker.reply(id, [file])
    const shown = { _id: file, name: 'Pass – é.pdf', type: 'application/pdf', size: bytes.length }
    expect(sent.body.message.attachments).toEqual([shown])
    const { body } = await call<StaffDetail>('GET', `/api/enquiries/${id}`, { token: milind.token })
    expect(body.messages[0]?.attachments).toEqual([shown])
    for (const reader of [asker, milind]) {
      const answer = await download(file, reader.token)
      expect(answer.statusCode).toBe(200)
      expect(answer.rawPayload.equals(bytes)).toBe(true)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="Pass _ _.pdf"; filename*=UTF-8''Pass%20%E2%80%93%20%C3%A9.pdf`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
        'cache-control': 'no-store',
      })
    }
    expect((await download(file, stranger.token)).statusCode).toBe(404)
    expect((await download(file)).statusCode).toBe(401)
    const [letter] = await db.query<{ body: string }>('select body from outbox order by id desc limit 1')
    expect(letter?.body).toContain('Files: Pass – é.pdf')
  })

  it('from staff is in the email as a link that needs no account and ends after 30 days', async () => {
    const id = await ask()
    const shot = await picture()
    const files = [await ofStaff.upload(id, 'room.png', shot), await ofStaff.upload(id, 'quote.pdf', pdf())]
    expect((await ofStaff.answer(id, files)).status).toBe(201)
    const { body, links } = await mailed()
    expect(body).toMatch(
      /See the file\.\n\nroom\.png \(1 KB\):\n\S+\nquote\.pdf \(1 KB\):\n\S+\nThese links work for 30 days\./,
    )
    const [room = '', quote = ''] = links
    const opened = await app.inject(room)
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'image/png'])
    expect(opened.rawPayload.equals(shot)).toBe(true)
    expect(opened.headers['content-disposition']).toMatch(/^inline/)
    expect((await app.inject(quote)).headers['content-disposition']).toMatch(/^attachment/)
    expect((await app.inject(mailedBefore(30, files[0]))).statusCode).toBe(200)
    const expired = await app.inject(mailedBefore(31, files[0]))
    expect(expired.statusCode).toBe(410)
    expect(expired.body).toContain('Links to files work for 30 days.')
    const later = room.replace(/(\d{5})([\w-]{27})$/, (_, day, end) => `${Number(day) + 10}${end}`)
    expect((await app.inject(later)).statusCode).toBe(404)
    expect((await app.inject('/api/files/nonsense')).body).toContain('There is no such file')
  })

  it('is withheld with its email from an account that has not confirmed the address', async () => {
    const id = await enquire({ email: 'meera@mail.example' }, { token: asker.token })
    const file = await ofStaff.upload(id, 'room.png', await picture())
    expect((await ofStaff.answer(id, [file])).status).toBe(201)
    expect((await download(file, asker.token)).statusCode).toBe(404)
    expect((await download(file, milind.token)).statusCode).toBe(200)
  })

  it('is sent once with its draft, by its uploader alone, and only to its enquiry', async () => {
    const id = await ask()
    const file = await ofAsker.upload(id, 'a.pdf', pdf())
    expect((await ofStaff.answer(id, [file])).body.errors).toEqual({
      attachments: 'A file is no longer here, or did not arrive completely. Remove it and attach it again.',
    })
    expect((await ofAsker.reply(await ask(), [file])).status).toBe(422)
    const [first, again] = [await ofAsker.reply(id, [file], 'one'), await ofAsker.reply(id, [file], 'one')]
    expect(again.body.message._id).toBe(first.body.message._id)
    expect((await ofAsker.reply(id, [], 'one')).status).toBe(422)
    expect((await ofAsker.reply(id, [file])).status).toBe(422)
  })

  it('is exported and erased with the person', async () => {
    const person = await verifiedCustomer()
    const id = await enquire({ email: person.user.email }, { token: person.token })
    const calls = attachmentCalls(call, person.token)
    await calls.reply(id, [await calls.upload(id, 'passport.pdf', pdf())])
    const unsent = await calls.upload(id, 'not-sent.pdf', pdf())
    const own = await call<OwnData>('GET', '/api/users/data', { token: person.token })
    const [file] = own.body.enquiries[0]?.messages[0]?.attachments ?? []
    expect(file).toMatchObject({ name: 'passport.pdf', type: 'application/pdf', size: 1000 })
    const path = new URL(file?.link ?? '').pathname
    expect((await app.inject(path)).statusCode).toBe(200)
    const { email } = person.user
    const all = await call<PersonData>('POST', '/api/people/data', { token: milind.token, body: { email } })
    expect(all.text).toContain('passport.pdf')
    await call('POST', '/api/people/erasure', { token: milind.token, body: { email } })
    expect((await app.inject(path)).statusCode).toBe(404)
    expect(
      await db.query('select 1 from attachments where enquiry_id = $1::uuid or id = $2::uuid', [id, unsent]),
    ).toEqual([])
  })
})

describe('an upload', () => {
  it.each([
    ['picture.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['picture.png', '<!DOCTYPE html><script>alert(1)</script>'],
    ['letter.pdf', 'PK\u0003\u0004 an archive'],
    ['photo.jpg', 'MZ a program'],
  ])('of %s is decided by its content, and refused', async (name, text) => {
    const id = await ask()
    const before = await stored()
    const { upload } = (await ofAsker.start(id, name, text.length)).body
    const refused = await ofAsker.send(upload._id, 0, Buffer.from(text))
    expect([refused.status, refused.body.message]).toEqual([415, ATTACHMENT_TEXTS.kind])
    expect((await ofAsker.reply(id, [upload._id])).status).toBe(422)
    expect(await stored()).toBe(before)
  })

  it('has a largest size for each file, all of a message, and their number', async () => {
    const id = await ask()
    const over = await ofAsker.start(id, 'a.pdf', ATTACHMENT_MAX_BYTES + 1)
    expect([over.status, over.body.message]).toEqual([400, ATTACHMENT_TEXTS.size])
    const files = []
    for (let n = 0; n < 6; n++) files.push(await ofAsker.upload(id, `${n}.pdf`, pdf()))
    expect((await ofAsker.reply(id, files)).status).toBe(400)
    await db.query(`update attachments set size = 6000000, received = 6000000 where enquiry_id = $1::uuid`, [
      id,
    ])
    const together = await ofAsker.reply(id, files.slice(0, 5))
    expect(together.body.errors).toEqual({ attachments: ATTACHMENT_TEXTS.together })
    const { messages } = (await call<StaffDetail>('GET', `/api/enquiries/${id}`, { token: milind.token }))
      .body
    expect(messages).toEqual([])
    for (let n = 6; n < 10; n++) await ofAsker.start(id, `${n}.pdf`, 1000)
    expect((await ofAsker.start(id, 'too-many.pdf', 1000)).status).toBe(422)
  })

  it('continues where it stopped', async () => {
    const id = await ask()
    const bytes = pdf(1000)
    const { upload } = (await ofAsker.start(id, 'a.pdf', bytes.length)).body
    await ofAsker.send(upload._id, 0, bytes.subarray(0, 600))
    expect((await ofAsker.send(upload._id, 0, bytes.subarray(0, 600))).status).toBe(409)
    const found = await call<{ upload: { received: number } }>('GET', `/api/attachments/${upload._id}`, {
      token: asker.token,
    })
    expect(found.body.upload.received).toBe(600)
    expect((await ofAsker.send(upload._id, 600, pdf(500))).status).toBe(409)
    await ofAsker.send(upload._id, 600, bytes.subarray(600))
    await ofAsker.reply(id, [upload._id])
    expect((await download(upload._id, asker.token)).rawPayload.equals(bytes)).toBe(true)
  })

  it('that stops half-way leaves nothing after a day, and one that is not sent nothing after a week', async () => {
    const id = await ask()
    const { upload } = (await ofAsker.start(id, 'a.pdf', 2000)).body
    await ofAsker.send(upload._id, 0, pdf(1000))
    const whole = await ofAsker.upload(id, 'b.pdf', pdf())
    const sent = await ofAsker.upload(id, 'c.pdf', pdf())
    await ofAsker.reply(id, [sent])
    expect((await ofAsker.reply(id, [upload._id])).status).toBe(422)
    const left = async (age: string) => {
      await db.query(`update attachments set at = now() - $2::interval where enquiry_id = $1::uuid`, [
        id,
        age,
      ])
      await keepHouse(db)
      const rows = await db.query<{ id: string }>(
        `select a.id from attachments a where a.enquiry_id = $1::uuid
           and exists (select from attachment_parts p where p.attachment_id = a.id) order by name`,
        [id],
      )
      return rows.map((row) => row.id)
    }
    expect(await left('23 hours')).toEqual([upload._id, whole, sent])
    expect(await left('25 hours')).toEqual([whole, sent])
    expect(await left('8 days')).toEqual([sent])
  })

  it('is removed by its uploader alone', async () => {
    const id = await ask()
    const file = await ofAsker.upload(id, 'a.pdf', pdf())
    const remove = (token: string) => call('DELETE', `/api/attachments/${file}`, { token })
    expect((await remove(milind.token)).status).toBe(204)
    expect((await ofAsker.reply(id, [file])).status).toBe(201)
    expect((await remove(asker.token)).status).toBe(204)
    expect((await download(file, asker.token)).statusCode).toBe(200)
  })
})
