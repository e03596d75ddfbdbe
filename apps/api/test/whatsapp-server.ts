import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { WhatsAppSettings } from '../src/settings/whatsapp-settings.ts'

/** How the API takes the next message: refused, taken without an answer, not at all, or late. */
type Mood = { status: number; code: number; details?: string } | 'lost' | 'silent' | 'slow'

interface SentChat {
  to: string
  type: 'text' | 'template'
  text?: { body: string }
  template?: { name: string; language: { code: string } }
  biz_opaque_callback_data: string
}

const NUMBER = '123456789012345'

const answer = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const refuse = (response: ServerResponse, status: number, code: number, details = 'Details of the error') =>
  answer(response, status, {
    error: { message: `(#${code}) Title`, type: 'OAuthException', code, error_data: { details } },
  })

/** The Cloud API of WhatsApp as Meta documents it, on this machine. */
export async function startWhatsApp() {
  const received: SentChat[] = []
  const moods: Mood[] = []
  const files = new Map<string, { bytes: Uint8Array; url?: string; size?: number }>()
  const foreign: string[] = []

  async function takeMessage(request: IncomingMessage, response: ServerResponse) {
    const message = (await json(request)) as SentChat
    const mood = moods.shift()
    if (mood === 'silent') return
    if (typeof mood === 'object') return refuse(response, mood.status, mood.code, mood.details)
    received.push(message)
    if (mood === 'lost') return response.destroy()
    if (mood === 'slow') await new Promise((resolve) => setTimeout(resolve, 2000))
    const contacts = [{ input: message.to, wa_id: message.to }]
    answer(response, 200, {
      messaging_product: 'whatsapp',
      contacts,
      messages: [{ id: `wamid.${randomUUID()}` }],
    })
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stub')
    if (request.headers.authorization !== `Bearer ${settings.token}`) return refuse(response, 401, 190)
    if (pathname === `/v23.0/${NUMBER}/messages`) return takeMessage(request, response)
    if (pathname === `/v23.0/${NUMBER}`) return answer(response, 200, { id: NUMBER })
    const [, kind, id = ''] = pathname.split('/')
    const file = files.get(id)
    if (id === 'broken') return refuse(response, 500, 131000)
    if (!file) return refuse(response, 400, 100)
    if (kind === 'files') return response.writeHead(200).end(file.bytes)
    const { bytes, url = `${origin}/files/${id}`, size = bytes.length } = file
    answer(response, 200, { messaging_product: 'whatsapp', url, mime_type: 'image/png', file_size: size, id })
  })
  /** Another host, which must never see the token. */
  const other = createServer((request, response) => {
    foreign.push(request.headers.authorization ?? '')
    response.end('no')
  })
  const listen = async (it: typeof server) => {
    await new Promise<void>((resolve) => it.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(it.address() as AddressInfo).port}`
  }
  const origin = await listen(server)
  const elsewhere = await listen(other)
  const settings: WhatsAppSettings = {
    token: 'the-token-of-the-stub-server',
    phoneNumberId: NUMBER,
    appSecret: 'the app secret of the stub',
    verifyToken: 'the verify token of the stub',
    template: { name: 'hello_again', language: 'en' },
    api: `${origin}/v23.0`,
  }
  const env = {
    WHATSAPP_TOKEN: settings.token,
    WHATSAPP_PHONE_NUMBER_ID: NUMBER,
    WHATSAPP_APP_SECRET: settings.appSecret,
    WHATSAPP_VERIFY_TOKEN: settings.verifyToken,
    WHATSAPP_TEMPLATE: 'hello_again/en',
    WHATSAPP_API_URL: settings.api,
  }
  return {
    env,
    settings,
    received,
    moods,
    files,
    foreign,
    elsewhere,
    async end() {
      for (const it of [server, other]) {
        it.closeAllConnections()
        await new Promise((resolve) => it.close(resolve))
      }
    },
  }
}

/** A webhook's body, and the header that signs it. */
export function signedWebhook(value: object, { appSecret, phoneNumberId }: WhatsAppSettings) {
  const metadata = { display_phone_number: '918320000142', phone_number_id: phoneNumberId }
  const whole = { messaging_product: 'whatsapp', metadata, ...value }
  const entry = [{ id: '1', changes: [{ field: 'messages', value: whole }] }]
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry })
  return { body, headers: signatureOf(body, appSecret) }
}

export const signatureOf = (body: string, appSecret: string) => ({
  'content-type': 'application/json',
  'x-hub-signature-256': `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`,
})
