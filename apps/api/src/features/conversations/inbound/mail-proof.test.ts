import { expect, it } from 'vitest'
import { isProven } from './mail-proof.ts'

const FROM = 'meera@mail.example'
const from = { key: 'from', value: `Meera <${FROM}>` }
const result = (value: string) => ({ key: 'authentication-results', value })
const proven = (...values: string[]) => isProven([from, ...values.map(result)], FROM, 'mx.goa.example')

it.each([
  'mx.goa.example; dmarc=pass (p=reject dis=none) header.from=mail.example',
  'MX.goa.example 1; spf=fail smtp.mailfrom=x.example; dkim=pass header.i=@mail.example header.d=mail.example',
  'mx.goa.example;\n\tdkim=fail header.d=x.example;\n\tdmarc=pass\n\theader.from=Mail.example',
])('accepts %s', (value) => {
  expect(proven(value)).toBe(true)
})

it.each([
  [],
  ['mx.evil.example; dmarc=pass header.from=mail.example'],
  ['mx.goa.example.evil.example; dmarc=pass header.from=mail.example'],
  ['mx.goa.example; dmarc=fail header.from=mail.example'],
  ['mx.goa.example; dmarc=pass header.from=evil.example'],
  ['mx.goa.example; dkim=pass header.d=evil.example'],
  ['mx.goa.example; spf=pass smtp.mailfrom=mail.example'],
  ['mx.goa.example; none'],
  // The sender's own text, which the server quotes.
  ['mx.goa.example; spf=pass smtp.mailfrom="; dmarc=pass header.from=mail.example;"@evil.example'],
  ['mx.goa.example; dmarc=fail (; dmarc=pass header.from=mail.example) header.from=mail.example'],
  ['mx.goa.example; dmarc=fail (\\); dmarc=pass header.from=mail.example'],
])('refuses %j', (...values) => {
  expect(proven(...values)).toBe(false)
})

it('refuses results without a configured server, and emails with two senders', () => {
  const value = 'mx.goa.example; dmarc=pass header.from=mail.example'
  expect(isProven([from, result(value)], FROM, undefined)).toBe(false)
  expect(isProven([from, from, result(value)], FROM, 'mx.goa.example')).toBe(false)
})
