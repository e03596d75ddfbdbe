import { setTimeout } from 'node:timers/promises'
import fp from 'fastify-plugin'
import { Counter, Gauge } from 'prom-client'
import { waitingDeliveries } from './claim-store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    countDelivery: (outcome: 'delivered' | 'put off' | 'given up') => void
  }
}

/** Milliseconds. A scrape must not hang while the database is away: it leaves these metrics out instead. */
const LONGEST_WAIT = 500

/** Metrics of delivery outcomes and waiting deliveries. */
export const webhookMetricsPlugin = fp(
  async (app) => {
    const registers = [app.metrics]
    const deliveries = new Counter({
      name: 'webhook_deliveries_total',
      help: 'Delivery attempts, by outcome.',
      labelNames: ['outcome'],
      registers,
    })
    const oldest = new Gauge({
      name: 'webhook_oldest_delivery_seconds',
      help: 'Age of the oldest waiting delivery.',
      registers,
    })
    new Gauge({
      name: 'webhook_deliveries_waiting',
      help: 'Waiting deliveries.',
      registers,
      async collect() {
        const found = await Promise.race([
          waitingDeliveries(app.db).catch(() => undefined),
          setTimeout(LONGEST_WAIT, undefined, { ref: false }),
        ])
        if (found === undefined) {
          this.remove()
          oldest.remove()
        } else {
          this.set(found.deliveries)
          oldest.set(found.oldest)
        }
      },
    })
    app.decorate('countDelivery', (outcome) => deliveries.inc({ outcome }))
  },
  { name: 'webhook-metrics', dependencies: ['metrics', 'database'] },
)
