import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { unavailable } from '../http/http-error.ts'
import { networkOf } from './network.ts'
import { createOpenCalls } from './open-calls.ts'

const MAX_IN_FLIGHT = 300
// A third of the total, because many phones share one carrier address (CGNAT).
const MAX_OF_ADDRESS = 100
// nginx's status for a client that disconnected before the answer.
const GONE = 499

type Observer = (request: FastifyRequest, status: number, ms: number) => void

declare module 'fastify' {
  interface FastifyInstance {
    traffic: {
      /** Calls being handled; reading the body and sending the answer don't count. */
      inFlight: number
      refused: number
      state: 'starting' | 'ready' | 'stopping'
      /** Called for each finished call. */
      observers: Observer[]
    }
  }
  interface FastifyRequest {
    isInFlight: boolean
  }
}

const isCall = (request: FastifyRequest): boolean => request.url.startsWith('/api/')
const hasBody = (request: FastifyRequest): boolean => request.method !== 'GET' && request.method !== 'HEAD'

/** Counts the open calls of each address. */
function createShares() {
  const open = new Map<string, number>()
  return {
    /** Returns false when the address is at its limit. */
    take(address: string): boolean {
      const calls = open.get(address) ?? 0
      if (calls < MAX_OF_ADDRESS) open.set(address, calls + 1)
      return calls < MAX_OF_ADDRESS
    },
    giveBack(address: string): void {
      const calls = open.get(address) ?? 0
      if (calls > 1) open.set(address, calls - 1)
      else open.delete(address)
    },
  }
}

/** Counts calls in flight, refuses them above the limit, and logs one line for each. */
export const trafficPlugin = fp<{ shareByAddress: boolean }>(
  async (app, { shareByAddress }) => {
    const traffic: FastifyInstance['traffic'] = { inFlight: 0, refused: 0, state: 'ready', observers: [] }
    app.decorate('traffic', traffic)
    app.decorateRequest('isInFlight', false)
    const openCalls = createOpenCalls()
    const shares = createShares()

    const leave = (request: FastifyRequest) => {
      if (request.isInFlight) traffic.inFlight--
      request.isInFlight = false
    }
    const enter = (request: FastifyRequest, done: (error?: Error) => void) => {
      if (!request.isInFlight) traffic.inFlight++
      request.isInFlight = true
      if (traffic.inFlight > MAX_IN_FLIGHT && isCall(request)) {
        traffic.refused++
        done(unavailable())
      } else done()
    }

    const log = (request: FastifyRequest, reply: FastifyReply) => {
      const status = reply.raw.writableEnded ? reply.statusCode : GONE
      const ms = reply.elapsedTime
      for (const observe of traffic.observers) observe(request, status, ms)
      // The route, not the URL, so that search terms stay out of the log.
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
      const { socket } = request.raw
      let address: string | undefined
      const over = () => {
        openCalls.remove(socket, over)
        reply.raw.off('close', over)
        leave(request)
        if (address !== undefined) shares.giveBack(address)
        log(request, reply)
      }
      if (!openCalls.add(socket, over)) {
        reply.hijack()
        socket.destroy()
        return
      }
      reply.raw.once('close', over)
      if (traffic.state === 'stopping') reply.header('connection', 'close')
      if (shareByAddress && (isCall(request) || hasBody(request))) {
        const from = networkOf(request.ip)
        if (!shares.take(from)) {
          traffic.refused++
          // Close the connection instead of waiting for the rest of the request.
          reply.header('connection', 'close')
          return done(unavailable())
        }
        address = from
      }
      enter(request, done)
    })
    // A slow upload or download does not count as in flight.
    app.addHook('preParsing', (request, _reply, _payload, done) => {
      leave(request)
      done()
    })
    app.addHook('preValidation', (request, _reply, done) => enter(request, done))
    app.addHook('onSend', (request, _reply, _payload, done) => {
      leave(request)
      done()
    })
  },
  { name: 'traffic' },
)
