import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'

export interface Heard {
  /** By `performance.now()`. */
  at: number
  id: string
  name: string
  data: { kind?: string; ids?: string[]; enquiry?: string; people?: { name: string; state: string }[] }
}

/** An open desk, with the events it received. */
export type Desk = Awaited<ReturnType<typeof openDesk>>

export async function addressOf(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) {
    await app.listen({ port: 0, host: '127.0.0.1' })
  }
  const address = app.server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

/** Opens a desk over a real connection, because injected calls have none to close. */
export async function openDesk(
  url: string,
  token: string,
  { since, from }: { since?: string | undefined; from?: string } = {},
) {
  const leaving = new AbortController()
  const response = await fetch(`${url}/api/enquiries/live`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(since !== undefined && { 'last-event-id': since }),
      ...(from !== undefined && { 'x-forwarded-for': from }),
    },
    signal: leaving.signal,
  })
  const heard: Heard[] = []
  const news = new EventTarget()
  const ended = response.ok ? read(response, heard, news) : Promise.resolve()
  return {
    status: response.status,
    heard,
    /** Waits for an event, also one that has come already. */
    async hears(what: (event: Heard) => boolean): Promise<Heard> {
      for (;;) {
        const found = heard.find(what)
        if (found) return found
        await once(news as never, 'heard')
      }
    },
    /** Resolves when the service ends the stream. */
    ended,
    leave: () => leaving.abort(),
  }
}

async function read(response: Response, heard: Heard[], news: EventTarget): Promise<void> {
  let text = ''
  try {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const parts = (text + chunk).split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) {
        const event = /^id: (.*)\nevent: (.*)\ndata: (.*)$/.exec(part)
        if (!event) continue
        const [, id = '', name = '', data = ''] = event
        heard.push({ at: performance.now(), id, name, data: JSON.parse(data) })
      }
      news.dispatchEvent(new Event('heard'))
    }
  } catch {
    // Aborted by `leave`.
  }
}
