import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Config, Rate } from '../config.ts'
import { tooMany } from '../http-error.ts'
import { networkOf } from './network.ts'

declare module 'fastify' {
  interface FastifyInstance {
    limits: Limits
  }
}

export interface Limits {
  /** Whether rate limits apply; `rates` holds them. */
  on: boolean
  rates: Config['limits']
  /** A keyed hash of the caller's network address. */
  addressOf: (request: FastifyRequest) => string
  /** Takes one from the bucket, or refuses with 429. */
  take: (rate: Rate, key: string, what?: string) => Promise<void>
  /** Takes one from the bucket; returns 0, or the seconds to wait. */
  tryTake: (rate: Rate, key: string) => Promise<number>
  /** Whether the bucket is exhausted. */
  isSpent: (rate: Rate, key: string) => Promise<boolean>
  /** Undoes one `take`. */
  giveBack: (rate: Rate, key: string) => Promise<void>
  clear: (key: string) => Promise<void>
  /** Like `take`, but leases up to 40 calls from the database at a time. */
  takeLeased: (rate: Rate, key: string) => Promise<void>
}

const LEASE = 40
const MAX_LEASES = 10_000

export const limitsPlugin = fp<{ config: Config; secret: string }>(
  async (app, { config, secret }) => {
    const leases = new Map<string, number>()
    const addresses = new Map<string, string>()

    const ask = async (rate: Rate, key: string, cost: number): Promise<number> => {
      const [row] = await app.db.query<{ wait: number }>(
        'select take_allowance($1, $2::integer, $3::double precision, $4::integer) as wait',
        [key, rate.burst, rate.seconds, cost],
      )
      return row?.wait ?? 0
    }

    app.decorate('limits', {
      on: config.rateLimit,
      rates: config.limits,
      addressOf: (request) => {
        const from = networkOf(request.ip)
        let name = addresses.get(from)
        if (name === undefined) {
          name = hash('sha256', `${secret} address ${from}`, 'base64url').slice(0, 22)
          if (addresses.size >= MAX_LEASES) addresses.clear()
          addresses.set(from, name)
        }
        return name
      },
      take: async (rate, key, what) => {
        if (!config.rateLimit) return
        const wait = await ask(rate, key, 1)
        if (wait > 0) throw tooMany(wait, what)
      },
      tryTake: async (rate, key) => (config.rateLimit ? ask(rate, key, 1) : 0),
      isSpent: async (rate, key) => {
        const rows = await app.db.query(
          `select 1 from rate_limits
           where key = $1 and free_at > clock_timestamp() + make_interval(secs => $2::double precision)`,
          [key, (rate.burst - 1) * rate.seconds],
        )
        return rows.length > 0
      },
      giveBack: async (rate, key) => {
        if (!config.rateLimit) return
        await app.db.query(
          'update rate_limits set free_at = free_at - make_interval(secs => $2::double precision) where key = $1',
          [key, rate.seconds],
        )
      },
      clear: async (key) => {
        if (config.rateLimit) await app.db.query('delete from rate_limits where key = $1', [key])
      },
      takeLeased: async (rate, key) => {
        if (!config.rateLimit) return
        const left = leases.get(key) ?? 0
        if (left > 0) {
          leases.set(key, left - 1)
          return
        }
        const cost = Math.min(LEASE, rate.burst)
        const wait = await ask(rate, key, cost)
        if (wait > 0) throw tooMany(wait, 'Too many requests')
        if (leases.size >= MAX_LEASES) leases.clear()
        leases.set(key, cost - 1)
      },
    })
  },
  { name: 'limits', dependencies: ['database'] },
)
