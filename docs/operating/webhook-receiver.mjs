// Receives webhooks: WEBHOOK_SECRET=whsec_… PORT=4100 node webhook-receiver.mjs
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const { WEBHOOK_SECRET = '', PORT = '4100' } = process.env
const key = Buffer.from(WEBHOOK_SECRET.replace(/^whsec_/, ''), 'base64')
const LEEWAY_SECONDS = 300
const LARGEST = 1024 * 1024
// In production, store the ids durably for as long as deliveries are retried.
const done = new Set()

/** Checks the signature, and the time against replay attacks. */
function isGenuine(headers, body) {
  const id = headers['webhook-id'] ?? ''
  const timestamp = headers['webhook-timestamp'] ?? ''
  const age = Math.abs(Date.now() / 1000 - Number(timestamp))
  if (!id || !(age <= LEEWAY_SECONDS)) return false
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()
  // While a secret is being rotated there are two signatures.
  return (headers['webhook-signature'] ?? '').split(' ').some((part) => {
    const [version, signature = ''] = part.split(',')
    const given = Buffer.from(signature, 'base64')
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}

if (key.length === 0) throw new Error('Set WEBHOOK_SECRET to the secret that the desk showed.')

createServer(async (request, response) => {
  const parts = []
  let size = 0
  for await (const part of request) {
    parts.push(part)
    size += part.length
    if (size > LARGEST) return response.writeHead(413, { connection: 'close' }).end()
  }
  const body = Buffer.concat(parts)
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end()
  // Answer before working: after a timeout the service sends the message again.
  response.writeHead(204).end()
  const id = request.headers['webhook-id']
  if (done.has(id)) return
  done.add(id)
  const { type, data } = JSON.parse(body.toString())
  process.stdout.write(`${[type, data.id, data.enquiry?.subject].filter(Boolean).join(' ')}\n`)
}).listen(Number(PORT), '127.0.0.1', () => process.stdout.write('listening\n'))
