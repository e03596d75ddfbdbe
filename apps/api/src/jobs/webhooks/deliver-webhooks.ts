import type { WebhookBody } from '@susegad/api-client/contract'
import type { FastifyBaseLogger } from 'fastify'
import { iso } from '../../dates/iso.ts'
import type { Database } from '../../db/database.ts'
import { toStaffEnquiry } from '../../features/enquiries/enquiry-rows.ts'
import { findEnquiry } from '../../features/enquiries/enquiry-store.ts'
import { planIn } from '../../features/enquiries/sent-plan.ts'
import { markGone } from '../../features/webhooks/endpoint-store.ts'
import { signedHeaders } from '../../features/webhooks/signature.ts'
import { faultOf } from '../../process/fault.ts'
import {
  type Claimed,
  claimDelivery,
  dueEndpoints,
  giveDeliveryBack,
  noteOutcome,
  type Outcome,
} from './claim-store.ts'
import { type SendSettings, sendDelivery } from './send-delivery.ts'

/** Retry delays in seconds, about three days together. */
const WAITS = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]
const LONGEST_WAIT = 86_400
/** Deliveries per lane and round, so that stopping need not wait for a long queue. */
const MOST_IN_A_LANE = 100

interface Options {
  db: Database
  send: SendSettings
  /** Stops each lane after its current delivery. */
  stopping: AbortSignal
  log?: Pick<FastifyBaseLogger, 'warn' | 'error'>
  count?: (outcome: 'delivered' | 'put off' | 'given up') => void
  countFailure?: () => void
}

/** Jitter of 20%, so that deliveries that failed together are not retried together. */
function waitAfter(attempts: number, { retryAfter = 0 }: Outcome): number | undefined {
  const wait = WAITS[attempts - 1]
  if (wait === undefined) return undefined
  return Math.min(Math.max(wait * (0.8 + 0.4 * Math.random()), retryAfter), LONGEST_WAIT)
}

async function bodyOf(db: Database, { event, enquiry_id, occurred_at }: Claimed): Promise<string> {
  const row = enquiry_id === null ? undefined : await findEnquiry(db, enquiry_id)
  const body: WebhookBody = {
    type: event as WebhookBody['type'],
    timestamp: iso(occurred_at),
    data: {
      id: enquiry_id,
      enquiry: row === undefined ? null : toStaffEnquiry(row),
      plan: planIn(row ?? {}),
    },
  }
  return JSON.stringify(body)
}

/** Sends due deliveries, one lane for each endpoint: a slow one holds up no other. */
export function createDeliverer({ db, send, stopping, log, count, countFailure }: Options) {
  const lanes = new Map<string, Promise<void>>()

  /** Whether the delivery succeeded. */
  const deliver = async (claimed: Claimed): Promise<boolean> => {
    const body = await bodyOf(db, claimed)
    const timestamp = Math.floor(Date.now() / 1000)
    const secrets = [claimed.secret, ...(claimed.former_secret === null ? [] : [claimed.former_secret])]
    const headers = signedHeaders({ id: claimed.id, timestamp, body }, secrets)
    const outcome = await sendDelivery({ url: claimed.url, headers, body }, send)
    const { status = 0 } = outcome
    if (status >= 200 && status < 300) {
      await noteOutcome(db, claimed, outcome, { delivered: true })
      count?.('delivered')
      return true
    }
    const gone = status === 410
    if (gone) await markGone(db, claimed.endpoint_id)
    const wait = gone ? undefined : waitAfter(claimed.attempts, outcome)
    await noteOutcome(db, claimed, outcome, { delivered: false, wait })
    count?.(wait === undefined ? 'given up' : 'put off')
    // Don't log the URL, which may contain a key.
    const details = { job: 'webhooks', endpoint: claimed.endpoint_id, delivery: claimed.id, ...outcome }
    log?.warn(details, wait === undefined ? 'delivery given up' : 'delivery delayed')
    return false
  }

  const lane = async (endpoint: string) => {
    for (let n = 0; n < MOST_IN_A_LANE && !stopping.aborted; n++) {
      const claimed = await claimDelivery(db, endpoint)
      if (!claimed) return
      try {
        // After a failure, the rest waits for the next round.
        if (!(await deliver(claimed))) return
      } catch (error) {
        await giveDeliveryBack(db, claimed).catch(() => {})
        throw error
      }
    }
  }

  return {
    /** Starts a lane for each endpoint that has due deliveries and no lane yet. */
    async round(): Promise<void> {
      for (const endpoint of await dueEndpoints(db)) {
        if (lanes.has(endpoint) || stopping.aborted) continue
        const running = lane(endpoint)
          .catch((error: unknown) => {
            if (stopping.aborted) return
            countFailure?.()
            log?.error({ job: 'webhooks', ...faultOf(error) }, 'failed and will be retried')
          })
          .finally(() => lanes.delete(endpoint))
        lanes.set(endpoint, running)
      }
    },
    /** Resolves when all lanes have stopped. */
    async settled(): Promise<void> {
      while (lanes.size > 0) await Promise.all(lanes.values())
    },
  }
}
