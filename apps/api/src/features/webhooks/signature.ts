import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

export const newSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`

interface Message {
  id: string
  /** Seconds since 1970. */
  timestamp: number
  body: string
}

/** Standard Webhooks headers; the previous secret also signs, so that receivers can rotate it in their own time. */
export function signedHeaders({ id, timestamp, body }: Message, secrets: string[]): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
