import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

interface Series {
  count: number
  seconds: number
  /** Histogram: each call is counted once, in the narrowest bucket that fits. */
  buckets: number[]
}

const quoted = (text: string): string => text.replace(/[\\"\n]/g, '_')
const loopback = (request: FastifyRequest): boolean =>
  /^(::1|(::ffff:)?127\.)/.test(request.socket.remoteAddress ?? '') &&
  request.headers['x-forwarded-for'] === undefined &&
  request.headers.forwarded === undefined

function durations(series: Map<string, Series>): string[] {
  return [...series].flatMap(([labels, { count, seconds, buckets: counts }]) => [
    ...buckets.map((le, index) => {
      const upto = counts.slice(0, index + 1).reduce((sum, n) => sum + n, 0)
      return `http_request_seconds_bucket{${labels},le="${le}"} ${upto}`
    }),
    `http_request_seconds_bucket{${labels},le="+Inf"} ${count}`,
    `http_request_seconds_sum{${labels}} ${seconds}`,
    `http_request_seconds_count{${labels}} ${count}`,
  ])
}

/** Metrics in Prometheus text format, for this machine only. */
export const metricsPlugin = fp(
  async (app) => {
    const series = new Map<string, Series>()
    const delay = monitorEventLoopDelay({ resolution: 20 })
    delay.enable()
    app.addHook('onClose', async () => {
      delay.disable()
    })
    // Looked up by route, method and status, so that the label text is built only once.
    const known = new Map<string, Map<string, Series>>()
    const seriesOf = (method: string, route: string, status: number): Series => {
      const own = known.get(route) ?? new Map<string, Series>()
      known.set(route, own)
      const key = `${method}${status}`
      const found = own.get(key)
      if (found) return found
      const made: Series = { count: 0, seconds: 0, buckets: buckets.map(() => 0) }
      own.set(key, made)
      series.set(`method="${quoted(method)}",route="${quoted(route)}",status="${status}"`, made)
      return made
    }
    app.traffic.notes.push((request, status, ms) => {
      const entry = seriesOf(request.method, request.routeOptions.url ?? 'unknown', status)
      const seconds = ms / 1000
      entry.count++
      entry.seconds += seconds
      const fits = buckets.findIndex((le) => seconds <= le)
      if (fits >= 0) entry.buckets[fits] = (entry.buckets[fits] ?? 0) + 1
    })

    app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
      if (!loopback(request)) return reply.callNotFound()
      const { rss, heapUsed } = process.memoryUsage()
      const lines = [
        '# TYPE http_request_seconds histogram',
        ...durations(series),
        '# TYPE http_requests_in_flight gauge',
        `http_requests_in_flight ${app.traffic.inFlight}`,
        '# TYPE http_requests_shed_total counter',
        `http_requests_shed_total ${app.traffic.refused}`,
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${rss}`,
        '# TYPE nodejs_heap_used_bytes gauge',
        `nodejs_heap_used_bytes ${heapUsed}`,
        '# TYPE nodejs_eventloop_lag_p99_seconds gauge',
        `nodejs_eventloop_lag_p99_seconds ${delay.percentile(99) / 1e9}`,
        '# TYPE process_uptime_seconds gauge',
        `process_uptime_seconds ${process.uptime()}`,
      ]
      return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`)
    })
  },
  { name: 'metrics', dependencies: ['traffic'] },
)
