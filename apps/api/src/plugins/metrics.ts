import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isLoopback } from './network.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The registry behind `/metrics`. Plugins and jobs register their own metrics here. */
    metrics: Registry
  }
}

const fromHere = (request: FastifyRequest): boolean =>
  isLoopback(request.socket.remoteAddress ?? '') &&
  request.headers['x-forwarded-for'] === undefined &&
  request.headers.forwarded === undefined

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares digests of equal length in constant time. */
const bears = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))

/** Metrics in Prometheus text format, for localhost and callers with the token. */
export const metricsPlugin = fp<{ token: string | undefined }>(
  async (app, { token }) => {
    const registry = new Registry()
    const registers = [registry]
    collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 })
    const durations = new Histogram({
      name: 'http_request_seconds',
      help: 'How long calls took; status 499 is a caller who left before the answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    })
    app.traffic.observers.push(({ method, routeOptions }, status, ms) =>
      durations.observe({ method, route: routeOptions.url ?? 'unknown', status }, ms / 1000),
    )
    new Gauge({
      name: 'http_requests_in_flight',
      help: 'Calls in progress.',
      registers,
      collect() {
        this.set(app.traffic.inFlight)
      },
    })
    new Counter({
      name: 'http_requests_shed_total',
      help: 'Calls refused because too many were open.',
      registers,
      collect() {
        this.reset()
        this.inc(app.traffic.refused)
      },
    })
    const { connections } = app.db
    if (connections !== undefined) {
      new Gauge({
        name: 'database_connections',
        help: 'Database connections of this process.',
        labelNames: ['state'],
        registers,
        collect() {
          const { busy, idle } = connections()
          this.set({ state: 'busy' }, busy)
          this.set({ state: 'idle' }, idle)
        },
      })
      new Gauge({
        name: 'database_calls_waiting',
        help: 'Queries waiting for a connection.',
        registers,
        collect() {
          this.set(connections().waiting)
        },
      })
    }
    app.decorate('metrics', registry)

    app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
      if (!fromHere(request) && !(token && bears(request, token))) return reply.callNotFound()
      return reply.type(registry.contentType).send(await registry.metrics())
    })
  },
  { name: 'metrics', dependencies: ['traffic', 'database'] },
)
