import { setTimeout } from 'node:timers/promises'
import fp from 'fastify-plugin'
import { Counter, Gauge } from 'prom-client'
import { readJobRuns } from '../db/stores/job-turns.ts'
import { waitingLetters } from '../db/stores/outbox-store.ts'
import { waitingDeliveries } from './webhooks/claim-store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a background job that failed: no caller sees it. */
    countFailure: (job: string) => void
    /** Counts wrong day counters. */
    countRepaired: (counters: number) => void
    countDelivery: (outcome: 'delivered' | 'put off' | 'given up') => void
  }
}

/** Milliseconds. A scrape must not hang while the database is away: it leaves these metrics out instead. */
const LONGEST_WAIT = 500

const inTime = <T>(answer: Promise<T>) =>
  Promise.race([answer.catch(() => undefined), setTimeout(LONGEST_WAIT, undefined, { ref: false })])

/** Metrics of background jobs: what waits, what failed, and when the nightly jobs last ran. */
export const jobMetricsPlugin = fp(
  async (app) => {
    const registers = [app.metrics]
    // Not `job`: Prometheus has a label of that name for what it scrapes.
    const failures = new Counter({
      name: 'background_failures_total',
      help: 'Background jobs that failed; each is logged with its reason.',
      labelNames: ['task'],
      registers,
    })
    const repaired = new Counter({
      name: 'enquiry_counters_repaired_total',
      help: 'Day counters that differed from the enquiries and were recounted.',
      registers,
    })
    const deliveries = new Counter({
      name: 'webhook_deliveries_total',
      help: 'Delivery attempts, by outcome.',
      labelNames: ['outcome'],
      registers,
    })
    app.decorate('countFailure', (job) => failures.inc({ task: job }))
    app.decorate('countRepaired', (counters) => repaired.inc(counters))
    app.decorate('countDelivery', (outcome) => deliveries.inc({ outcome }))

    new Gauge({
      name: 'background_done_timestamp_seconds',
      help: 'When a job that only one process runs was last done.',
      labelNames: ['task'],
      registers,
      async collect() {
        const runs = await inTime(readJobRuns(app.db))
        this.reset()
        for (const { job, seconds } of runs ?? []) this.set({ task: job }, seconds)
      },
    })

    /** Gauges that share one query per scrape. */
    function gauges<T>(
      read: () => Promise<T | undefined>,
      shown: Record<string, [help: string, of: (found: T) => number]>,
    ) {
      let asked: Promise<T | undefined> | undefined
      const ask = () => {
        asked ??= read().finally(() => {
          asked = undefined
        })
        return inTime(asked)
      }
      for (const [name, [help, of]] of Object.entries(shown))
        new Gauge({
          name,
          help,
          registers,
          async collect() {
            const found = await ask()
            if (found === undefined) this.remove()
            else this.set(of(found))
          },
        })
    }
    gauges(() => waitingLetters(app.db), {
      outbox_letters: ['Emails waiting in the outbox.', ({ letters }) => letters],
      outbox_oldest_letter_seconds: [
        'Age of the oldest email waiting in the outbox.',
        ({ oldest }) => oldest,
      ],
    })
    gauges(() => waitingDeliveries(app.db), {
      webhook_deliveries_waiting: ['Waiting deliveries.', ({ deliveries: waiting }) => waiting],
      webhook_oldest_delivery_seconds: ['Age of the oldest waiting delivery.', ({ oldest }) => oldest],
    })
  },
  { name: 'job-metrics', dependencies: ['metrics', 'database'] },
)
