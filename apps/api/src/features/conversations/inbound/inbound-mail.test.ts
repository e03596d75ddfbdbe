import { randomUUID } from 'node:crypto'
import type { StaffDetail } from '@susegad/api-client/contract'
import { expect, it } from 'vitest'
import { SECRET, startService } from '../../../../test/service.ts'
import { signedHeaders } from '../../webhooks/signature.ts'
import { replyAddresses } from '../reply-address.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const domain = 'answers.goa.example'
const { call, staff, enquire } = await startService({ inbound: { domain, secret } })

const mailTo = (id: string, text: string) =>
  `To: ${replyAddresses(SECRET, domain).of(id)}\r\nFrom: meera@mail.example\r\nMessage-ID: <${text.length}@mail.example>\r\n\r\n${text}`

async function deliver(mail: string, key = secret) {
  const timestamp = Math.floor(Date.now() / 1000)
  const headers = signedHeaders({ id: randomUUID(), timestamp, body: mail }, [key])
  return call('POST', '/api/inbound-mail', {
    body: Buffer.from(mail),
    headers: { 'content-type': 'message/rfc822', ...headers },
  })
}

it('adds a signed email to its thread, and refuses one with a wrong signature', async () => {
  const { token } = await staff()
  const id = await enquire()
  const mail = mailTo(id, 'Two nights, please.')
  expect((await deliver(mail, `whsec_${Buffer.alloc(32).toString('base64')}`)).status).toBe(403)
  expect((await deliver(mail)).status).toBe(200)
  const { body } = await call<StaffDetail>('GET', `/api/enquiries/${id}`, { token })
  expect(body.messages).toMatchObject([{ direction: 'in', channel: 'email', body: 'Two nights, please.' }])
})

it('adds an email to the thread into which its enquiry was merged, once', async () => {
  const { token } = await staff()
  const [first, second] = [await enquire(), await enquire()]
  const before = mailTo(first, 'Before the merge.')
  await deliver(before)
  await call('PUT', `/api/enquiries/${first}/merge`, { token, body: { into: second } })
  await call('PUT', `/api/enquiries/${second}/status`, { token, body: { status: 'resolved' } })
  expect((await deliver(before)).body).toEqual({ outcome: 'duplicate' })
  expect((await deliver(mailTo(first, 'After it.'))).body).toEqual({ outcome: 'stored' })
  const { body } = await call<StaffDetail>('GET', `/api/enquiries/${second}`, { token })
  expect(body.messages.map((message) => message.body)).toEqual(['Before the merge.', 'After it.'])
  expect(body.enquiry.status).toBe('in_progress')
})
