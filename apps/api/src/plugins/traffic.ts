import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { unavailable } from '../http-error.ts'

const MAX_IN_FLIGHT = 300
// As nginx calls it: the caller was gone before the answer was.
const GONE = 499

type Note = (request: FastifyRequest, status: number, ms: number) => void

declare module 'fastify' {
  interface FastifyInstance {
    traffic: {
      inFlight: number
      refused: number
      state: 'starting' | 'ready' | 'stopping'
      /** Who else notes each call when it is over. */
      notes: Note[]
    }
  }
}

/** Counts what is under way, refuses before it becomes too much, and writes one line for each call. */
export const trafficPlugin = fp(
  async (app) => {
    const traffic: FastifyInstance['traffic'] = { inFlight: 0, refused: 0, state: 'ready', notes: [] }
    app.decorate('traffic', traffic)

    // One listener for everything, on `close`: an answer nobody waited for ends there too.
    const over = (request: FastifyRequest, reply: FastifyReply) => {
      traffic.inFlight--
      const status = reply.raw.writableEnded ? reply.statusCode : GONE
      const ms = reply.elapsedTime
      for (const note of traffic.notes) note(request, status, ms)
      // The route, not the address: what people searched for stays out of the log.
      app.log.info(
        {
          reqId: request.id,
          method: request.method,
          route: request.routeOptions.url ?? 'unknown',
          status,
          ms: Math.round(ms * 10) / 10,
          userId: request.session?.id,
        },
        'answered',
      )
    }
    app.addHook('onRequest', (request, reply, done) => {
      traffic.inFlight++
      reply.raw.once('close', () => over(request, reply))
      if (traffic.state === 'stopping') reply.header('connection', 'close')
      if (traffic.inFlight > MAX_IN_FLIGHT && request.url.startsWith('/api/')) {
        traffic.refused++
        done(unavailable())
      } else done()
    })
  },
  { name: 'traffic' },
)
