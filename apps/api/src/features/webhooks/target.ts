import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

/** Which addresses events may go to besides public ones. */
export interface AllowedTargets {
  /** Names or addresses in the owner's own network. */
  hosts: readonly string[]
  /** Whether this machine may get events: in development. */
  loopback: boolean
}

export type Resolve = (host: string) => Promise<LookupAddress[]>
export const resolveHost: Resolve = (host) => lookup(host, { all: true })

/** The host of an address, without the brackets of an IPv6 one. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

const rangeOf = (address: string) => ipaddr.process(address).range()
const isLoopback = (host: string): boolean =>
  host === 'localhost' || (ipaddr.isValid(host) && rangeOf(host) === 'loopback')

/** Why events can't go to this address; undefined if they can. What its name means is asked at each delivery. */
export function targetProblem(text: string, allowed: AllowedTargets): string | undefined {
  if (!URL.canParse(text)) return 'Address must be one such as https://example.com/hooks'
  const url = new URL(text)
  const host = hostOf(url)
  if (url.username || url.password) return 'Address must not contain a password'
  if (allowed.hosts.includes(host) || (allowed.loopback && isLoopback(host)))
    return ['http:', 'https:'].includes(url.protocol) ? undefined : 'Address must begin with https://'
  if (url.protocol !== 'https:') return 'Address must begin with https://'
  if (host === 'localhost' || (ipaddr.isValid(host) && rangeOf(host) !== 'unicast'))
    return 'Address must not be in a private network. Whoever runs the service can allow it in WEBHOOK_HOSTS'
  return undefined
}

/** The name leads into a private network, or nowhere. */
export class RefusedTarget extends Error {
  override readonly name = 'RefusedTarget'
}

/** The addresses of a host that events may go to. The connection must use these, so that the name can't change its mind. */
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
