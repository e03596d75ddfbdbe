import { expect, it } from 'vitest'
import { readUntrustedMail } from './read-untrusted-mail.ts'

const mail = (body: string, headers = '') =>
  Buffer.from(`From: meera@mail.example\r\nTo: a@goa.example\r\n${headers}\r\n${body}`)

it('reads an email in a child process', async () => {
  const read = await readUntrustedMail(mail('Two rooms, please.', 'Message-ID: <one\u0000@mail.example>\r\n'))
  expect(read).toMatchObject({ text: 'Two rooms, please.', sender: 'meera@mail.example' })
  expect(read.mailId).not.toContain('\u0000')
})

it('refuses an email that takes too long to parse, without blocking the event loop', async () => {
  const parts = '--b\r\n\r\n'.repeat(300_000)
  const endless = mail(parts, 'Content-Type: multipart/mixed; boundary=b\r\n')
  let answered = 0
  const others = setInterval(() => answered++, 10)
  await expect(readUntrustedMail(endless, { deadline: 500 })).rejects.toMatchObject({ statusCode: 422 })
  clearInterval(others)
  expect(answered).toBeGreaterThan(5)
})

it('reads at most 100 recipients, the delivery address first', async () => {
  const many = Array.from({ length: 5000 }, (_, n) => `<a${n}@goa.example>`).join(',\r\n ')
  const raw = Buffer.from(
    `From: meera@mail.example\r\nTo: ${many}\r\nDelivered-To: us@goa.example\r\n\r\nHello.`,
  )
  const { recipients } = await readUntrustedMail(raw)
  expect(recipients).toHaveLength(100)
  expect(recipients).toContain('us@goa.example')
})
