import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

/** Allowed targets besides public addresses. */
export interface AllowedTargets {
  /** Hosts or addresses in the owner's own network. */
  hosts: readonly string[]
  /** Whether localhost is allowed, for development. */
  loopback: boolean
}

export type Resolve = (host: string) => Promise<LookupAddress[]>
export const resolveHost: Resolve = (host) => lookup(host, { all: true })

/** The host of an address, without the brackets of an IPv6 one. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

const rangeOf = (address: string) => ipaddr.process(address).range()
const isLoopback = (host: string): boolean =>
  host === 'localhost' || (ipaddr.isValid(host) && rangeOf(host) === 'loopback')

/** Why a URL can't be a target; undefined if it can. The host is resolved at each delivery. */
export function targetProblem(text: string, allowed: AllowedTargets): string | undefined {
  if (!URL.canParse(text)) return 'Address must be one such as https://example.com/hooks'
  const url = new URL(text)
  const host = hostOf(url)
  if (url.username || url.password) return 'Address must not contain a password'
  if (allowed.hosts.includes(host) || (allowed.loopback && isLoopback(host)))
    return ['http:', 'https:'].includes(url.protocol) ? undefined : 'Address must begin with https://'
  if (url.protocol !== 'https:') return 'Address must begin with https://'
  if (host === 'localhost' || (ipaddr.isValid(host) && rangeOf(host) !== 'unicast'))
    return 'Address must not be in a private network. The operator of the service can allow it in WEBHOOK_HOSTS'
  return undefined
}

/** The host resolves to a private network or not at all. */
export class RefusedTarget extends Error {
  override readonly name = 'RefusedTarget'
}

/** Resolves a host to allowed addresses. The connection must use these (DNS rebinding). */
export async function allowedAddresses(
  host: string,
  allowed: AllowedTargets,
  resolve: Resolve,
): Promise<LookupAddress[]> {
  const found = await resolve(host)
  const isAllowed = ({ address }: LookupAddress) => {
    const range = rangeOf(address)
    return range === 'unicast' || (range === 'loopback' && allowed.loopback && isLoopback(host))
  }
  if (!allowed.hosts.includes(host) && !found.every(isAllowed)) throw new RefusedTarget()
  return found
}
