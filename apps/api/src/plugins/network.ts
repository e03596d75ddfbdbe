import { isIPv6 } from 'node:net'

/** The network that counts as one caller: a household has a whole /64 of IPv6 addresses. */
export function networkOf(address: string): string {
  if (!address.includes(':') || !isIPv6(address)) return address
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice(7)
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const full =
    tail === undefined ? groups : [...groups, ...Array(8 - groups.length - rest.length).fill('0'), ...rest]
  return full.slice(0, 4).join(':')
}
