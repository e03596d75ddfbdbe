import { setTimeout } from 'node:timers/promises'
import fp from 'fastify-plugin'
import { Counter, Gauge } from 'prom-client'
import { readJobRuns } from '../db/stores/job-turns.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a background job that failed: no caller sees it. */
    countFailure: (job: string) => void
    /** Counts wrong day counters. */
    countRepaired: (counters: number) => void
  }
}

/** Milliseconds. A scrape must not hang while the database is away: it leaves these metrics out instead. */
const LONGEST_WAIT = 500

/** Metrics of background jobs: how many failed, and when the nightly ones last ran. */
export const backgroundMetricsPlugin = fp(
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
    new Gauge({
      name: 'background_done_timestamp_seconds',
      help: 'When a job that only one process runs was last done.',
      labelNames: ['task'],
      registers,
      async collect() {
        const runs = await Promise.race([
          readJobRuns(app.db).catch(() => []),
          setTimeout(LONGEST_WAIT, [], { ref: false }),
        ])
        this.reset()
        for (const { job, seconds } of runs) this.set({ task: job }, seconds)
      },
    })
    app.decorate('countFailure', (job) => failures.inc({ task: job }))
    app.decorate('countRepaired', (counters) => repaired.inc(counters))
  },
  { name: 'background-metrics', dependencies: ['metrics', 'database'] },
)
