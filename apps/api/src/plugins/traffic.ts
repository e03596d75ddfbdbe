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

type Note = (request: FastifyRequest, status: number, ms: number) => void

declare module 'fastify' {
  interface FastifyInstance {
    traffic: {
      /** Calls being handled; reading the body and sending the answer don't count. */
      inFlight: number
      refused: number
      state: 'starting' | 'ready' | 'stopping'
      /** Called for each finished call. */
      notes: Note[]
    }
  }
  interface FastifyRequest {
    isInFlight: boolean
  }
}

const isCall = (request: FastifyRequest): boolean => request.url.startsWith('/api/')
const hasBody = (request: FastifyRequest): boolean => request.method !== 'GET' && request.method !== 'HEAD'

/** Counts calls in flight, refuses them above the limit, and logs one line for each. */
export const trafficPlugin = fp<{ shareByAddress: boolean }>(
  async (app, { shareByAddress }) => {
    const traffic: FastifyInstance['traffic'] = { inFlight: 0, refused: 0, state: 'ready', notes: [] }
    app.decorate('traffic', traffic)
    app.decorateRequest('isInFlight', false)
    const openCalls = createOpenCalls()
    const addresses = new Map<string, number>()

    /** Counts a call for its address; returns false when the address is at its limit. */
    const takeShare = (address: string): boolean => {
      const open = addresses.get(address) ?? 0
      if (open >= MAX_OF_ADDRESS) return false
      addresses.set(address, open + 1)
      return true
    }
    const giveShareBack = (address: string) => {
      const open = addresses.get(address) ?? 0
      if (open > 1) addresses.set(address, open - 1)
      else addresses.delete(address)
    }

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
      for (const note of traffic.notes) note(request, status, ms)
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
        if (address !== undefined) giveShareBack(address)
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
        if (!takeShare(from)) {
          traffic.refused++
          // Close the connection instead of waiting for the rest of the request.
          reply.header('connection', 'close')
          return done(unavailable())
        }
        address = from
      }
      enter(request, done)
    })
    // A slow upload does not count as in flight.
    app.addHook('preParsing', (request, _reply, _payload, done) => {
      leave(request)
      done()
    })
    app.addHook('preValidation', (request, _reply, done) => enter(request, done))
    // Nor does a slow download.
    app.addHook('onSend', (request, _reply, _payload, done) => {
      leave(request)
      done()
    })
  },
  { name: 'traffic' },
)
