import { randomUUID } from 'node:crypto'
import type { StaffDetail } from '@susegad/api-client/contract'
import { expect, it } from 'vitest'
import { SECRET, startService } from '../../../../test/service.ts'
import { signedHeaders } from '../../webhooks/signature.ts'
import { replyAddresses } from '../reply-address.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const domain = 'answers.goa.example'
const { call, staff, enquire } = await startService({ inbound: { domain, secret } })

it('adds a signed email to its thread, and refuses one with a wrong signature', async () => {
  const { token } = await staff()
  const id = await enquire()
  const mail = `To: ${replyAddresses(SECRET, domain).of(id)}\r\nFrom: meera@mail.example\r\n\r\nTwo nights, please.`
  const deliver = async (key: string) => {
    const timestamp = Math.floor(Date.now() / 1000)
    const headers = signedHeaders({ id: randomUUID(), timestamp, body: mail }, [key])
    const answer = await call('POST', '/api/inbound-mail', {
      body: Buffer.from(mail),
      headers: { 'content-type': 'message/rfc822', ...headers },
    })
    return answer.status
  }
  expect(await deliver(`whsec_${Buffer.alloc(32).toString('base64')}`)).toBe(403)
  expect(await deliver(secret)).toBe(200)
  const { body } = await call<StaffDetail>('GET', `/api/enquiries/${id}`, { token })
  expect(body.messages).toMatchObject([{ direction: 'in', channel: 'email', body: 'Two nights, please.' }])
})
