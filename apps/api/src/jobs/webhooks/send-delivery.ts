import type { LookupAddress } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import {
  type AllowedTargets,
  allowedAddresses,
  hostOf,
  RefusedTarget,
  type Resolve,
  resolveHost,
  targetProblem,
} from '../../features/webhooks/target.ts'
import type { Outcome } from './claim-store.ts'

interface Sending {
  url: string
  headers: Record<string, string>
  body: string
}

export interface SendSettings {
  allowed: AllowedTargets
  /** Milliseconds for DNS, connection and response together; shorter than the lease. */
  timeout?: number
  resolve?: Resolve
  stop?: AbortSignal
}

const TIMEOUT = 15_000

/** Pins the checked IP addresses (DNS rebinding). */
const pinned =
  (addresses: LookupAddress[]) =>
  (_host: string, { all }: { all?: boolean }, done: (...answer: unknown[]) => void) => {
    if (all) done(null, addresses)
    else done(null, addresses[0]?.address, addresses[0]?.family)
  }

function faultOf(error: unknown, late: boolean): NonNullable<Outcome['fault']> {
  const { code = '' } = (error ?? {}) as { code?: string }
  if (error instanceof RefusedTarget) return 'address'
  if (late) return 'time'
  if (/^(ENOTFOUND|EAI_)/.test(code)) return 'name'
  return /CERT|SSL|TLS|SIGNATURE|ISSUER/.test(code) ? 'certificate' : 'connection'
}

/** Returns only the status: the body is not read, and redirects are not followed. */
function ask({ url, headers, body }: Sending, addresses: LookupAddress[], signal: AbortSignal) {
  return new Promise<Outcome>((resolve, reject) => {
    const { request } = url.startsWith('https:') ? https : http
    const sent = request(
      url,
      {
        method: 'POST',
        agent: false,
        signal,
        lookup: pinned(addresses) as never,
        headers: {
          'user-agent': 'susegad-webhooks',
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (answer) => {
        const retryAfter = Number(answer.headers['retry-after'] || Number.NaN)
        resolve({ status: answer.statusCode ?? 0, ...(retryAfter > 0 && { retryAfter }) })
        sent.destroy()
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Sends a delivery and returns the outcome; throws only when stopped. */
export async function sendDelivery(
  sending: Sending,
  { allowed, timeout = TIMEOUT, resolve = resolveHost, stop }: SendSettings,
): Promise<Outcome> {
  const late = AbortSignal.timeout(timeout)
  const signal = stop === undefined ? late : AbortSignal.any([late, stop])
  const ended = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  ended.catch(() => {})
  try {
    signal.throwIfAborted()
    // The allowed targets may have changed since the webhook was registered.
    if (targetProblem(sending.url, allowed) !== undefined) throw new RefusedTarget()
    const host = hostOf(new URL(sending.url))
    const addresses = await Promise.race([allowedAddresses(host, allowed, resolve), ended])
    return await ask(sending, addresses, signal)
  } catch (error) {
    stop?.throwIfAborted()
    return { fault: faultOf(error, late.aborted) }
  }
}
