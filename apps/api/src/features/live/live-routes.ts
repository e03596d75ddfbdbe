import { PassThrough } from 'node:stream'
import { presenceInput } from '@susegad/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { answers, bearer, nothing } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { idParams, isId } from '../../http/ids.ts'
import { sessionOf } from '../../http/session.ts'

const desk = { tags: ['Desk'], security: bearer }

/** Heartbeat: shorter than the idle timeouts of proxies and of this service. */
const HEARTBEAT = 15_000
/** Disconnects a stalled client, which can reconnect later. */
const MOST_UNREAD = 256 * 1024
/** Streams per session or access token: more than the tabs that a person has open. */
const MOST_STREAMS = 10

/** Limits the streams of each session: a new one closes the oldest. Returns a function to unregister it. */
function createStreamLimit() {
  const streamsOf = new Map<string, Set<PassThrough>>()
  return (session: string, stream: PassThrough): (() => void) => {
    const streams = streamsOf.get(session) ?? new Set()
    streamsOf.set(session, streams.add(stream))
    const [oldest] = streams
    if (streams.size > MOST_STREAMS && oldest) {
      streams.delete(oldest)
      oldest.end()
    }
    return () => {
      streams.delete(stream)
      if (streams.size === 0) streamsOf.delete(session)
    }
  }
}

/** Streams events from the one after `since` until the client disconnects or leaves the staff. */
function followLive(app: FastifyInstance, request: FastifyRequest, stream: PassThrough, since?: string) {
  const write = (text: string) => {
    if (stream.writableLength > MOST_UNREAD) stream.destroy()
    else stream.write(text)
  }
  const stop = app.live.follow(
    {
      hear: ({ id, name, data }) => write(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
      end: () => stream.end(),
    },
    since,
  )
  const heartbeat = setInterval(() => {
    write(': still here\n\n')
    app.staffOnly(request).catch((error: unknown) => {
      if (error instanceof HttpError) stream.end()
    })
  }, HEARTBEAT)
  stream.once('close', () => {
    stop()
    clearInterval(heartbeat)
  })
}

/** Server-sent events for open desks. */
export const liveRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)
  const register = createStreamLimit()

  app.get(
    '/enquiries/live',
    {
      // Fastify answers HEAD without reading the stream, so nothing would ever close it.
      exposeHeadRoute: false,
      config: { scope: 'enquiries:read' },
      schema: {
        ...desk,
        summary: 'Stream new and changed enquiries',
        description:
          'Server-sent events, without personal data except the names of colleagues. `change`: enquiries were created, changed, deleted or restored. `presence`: who is reading or writing an enquiry. `missed`: events may have been lost, so reload. With `Last-Event-ID`, the events since then come first.',
        headers: z.object({ 'last-event-id': z.string().max(100).optional() }),
        response: answers({ 200: z.custom<PassThrough>().describe('text/event-stream') }, 401, 403),
      },
    },
    async (request, reply) => {
      const stream = new PassThrough()
      stream.once('close', register(sessionOf(request).token.id, stream))
      followLive(app, request, stream, request.headers['last-event-id'])
      return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream)
    },
  )

  app.post(
    '/enquiries/:id/presence',
    {
      config: { readsOnly: true },
      schema: {
        ...desk,
        summary: 'Show colleagues that you are reading or writing an enquiry, or have left it',
        description: 'Expires after 45 seconds; repeat the call until then.',
        params: idParams,
        body: presenceInput,
        response: answers({ 204: nothing }, 401, 403, 404, 415),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      if (!isId(id)) throw notFound('The enquiry')
      const { id: _id, name } = sessionOf(request)
      app.live.present({ enquiry: id, _id, name, state: request.body.state })
      return reply.code(204).send(null)
    },
  )
}
