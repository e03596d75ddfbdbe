import { setTimeout } from 'node:timers/promises'
import fp from 'fastify-plugin'
import { Gauge } from 'prom-client'
import { waitingLetters } from '../db/stores/outbox-store.ts'

/** Milliseconds. A scrape must not hang while the database is away: it leaves these metrics out instead. */
const LONGEST_WAIT = 500

type Waiting = Awaited<ReturnType<typeof waitingLetters>>

/** Metrics of waiting emails: their number and the age of the oldest. */
export const outboxMetricsPlugin = fp(
  async (app) => {
    let asking: Promise<Waiting> | undefined
    const waiting = () => {
      asking ??= waitingLetters(app.db)
        .catch(() => undefined)
        .finally(() => (asking = undefined))
      return Promise.race([asking, setTimeout(LONGEST_WAIT, undefined, { ref: false })])
    }
    const show = (name: string, help: string, of: (found: NonNullable<Waiting>) => number) =>
      new Gauge({
        name,
        help,
        registers: [app.metrics],
        async collect() {
          const found = await waiting()
          if (found === undefined) this.remove()
          else this.set(of(found))
        },
      })
    show('outbox_letters', 'Emails waiting in the outbox.', ({ letters }) => letters)
    show(
      'outbox_oldest_letter_seconds',
      'Age of the oldest email waiting in the outbox.',
      ({ oldest }) => oldest,
    )
  },
  { name: 'outbox-metrics', dependencies: ['metrics', 'database'] },
)
