import ipaddr from 'ipaddr.js'

/** The network that counts as one caller: a household has a whole /64 of IPv6 addresses. */
export function networkOf(address: string): string {
  // IPv4 addresses have only one spelling, so most calls need no parsing.
  if (!address.includes(':') || !ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!('parts' in parsed)) return parsed.toString()
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}

export const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

const privateRanges = ['loopback', 'private', 'linkLocal', 'uniqueLocal']

/** Whether an address is private, so not a visitor's. */
export const isPrivate = (address: string): boolean =>
  ipaddr.isValid(address) && privateRanges.includes(ipaddr.process(address).range())
