import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { clearAllowance, giveAllowanceBack, isSpent, takeAllowance } from '../db/stores/limits-store.ts'
import { tooMany } from '../http/http-error.ts'
import type { Config } from '../settings/config.ts'
import type { Rate } from '../settings/environment.ts'
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
  /** Counts an invalid link, and refuses with 429 after too many. Valid links don't count. */
  countWrongLink: (request: FastifyRequest, kind: string) => Promise<void>
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
    const leasing = new Map<string, Promise<void>>()
    const addresses = new Map<string, string>()

    function takeFromLease(key: string): boolean {
      const left = leases.get(key) ?? 0
      if (left > 0) leases.set(key, left - 1)
      return left > 0
    }

    function startLease(rate: Rate, key: string): Promise<void> {
      const lease = renewLease(rate, key).finally(() => leasing.delete(key))
      leasing.set(key, lease)
      return lease
    }

    async function renewLease(rate: Rate, key: string): Promise<void> {
      const calls = Math.min(LEASE, rate.burst)
      const wait = await takeAllowance(app.db, rate, key, calls)
      if (wait > 0) throw tooMany(wait, 'Too many requests')
      if (leases.size >= MAX_LEASES) leases.clear()
      leases.set(key, calls)
    }

    const addressOf: Limits['addressOf'] = (request) => {
      const from = networkOf(request.ip)
      let name = addresses.get(from)
      if (name === undefined) {
        name = hash('sha256', `${secret} address ${from}`, 'base64url').slice(0, 22)
        if (addresses.size >= MAX_LEASES) addresses.clear()
        addresses.set(from, name)
      }
      return name
    }

    const take: Limits['take'] = async (rate, key, what) => {
      if (!config.rateLimit) return
      const wait = await takeAllowance(app.db, rate, key, 1)
      if (wait > 0) throw tooMany(wait, what)
    }

    app.decorate('limits', {
      on: config.rateLimit,
      rates: config.limits,
      addressOf,
      take,
      countWrongLink: (request, kind) =>
        take(config.limits.signInAddress, `${kind} link from ${addressOf(request)}`, 'Too many wrong links'),
      tryTake: async (rate, key) => (config.rateLimit ? takeAllowance(app.db, rate, key, 1) : 0),
      isSpent: (rate, key) => isSpent(app.db, rate, key),
      giveBack: async (rate, key) => {
        if (config.rateLimit) await giveAllowanceBack(app.db, rate, key)
      },
      clear: async (key) => {
        if (config.rateLimit) await clearAllowance(app.db, key)
      },
      takeLeased: async (rate, key) => {
        if (!config.rateLimit) return
        while (!takeFromLease(key)) {
          // Concurrent calls share one lease: one each would use up the burst with a few calls.
          await (leasing.get(key) ?? startLease(rate, key))
        }
      },
    })
  },
  { name: 'limits', dependencies: ['database'] },
)
