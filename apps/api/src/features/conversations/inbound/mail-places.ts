import type { FastifyReply } from 'fastify'
import { Gauge, type Registry } from 'prom-client'

/** Each may hold ten megabytes, and a child process that reads it. */
export const MOST_OPEN_MAILS = 4
/** The other places are kept for addresses whose mails were signed rightly: stalled connections can't take those. */
export const MOST_OF_STRANGERS = 2
const MOST_SIGNERS = 100

/** Counts mails that are being received and read, so that no number of them fills the memory. */
export function mailPlaces(metrics: Registry) {
  const open: string[] = []
  const signers = new Set<string>()
  new Gauge({
    name: 'inbound_mails_open',
    help: `Mails being received and read, at most ${MOST_OPEN_MAILS}.`,
    registers: [metrics],
    collect() {
      this.set(open.length)
    },
  })
  /** Network addresses without a valid signature so far get one place each, from a shared pool. */
  const isFree = (address: string): boolean =>
    open.length < MOST_OPEN_MAILS &&
    (signers.has(address) ||
      (!open.includes(address) && open.filter((other) => !signers.has(other)).length < MOST_OF_STRANGERS))
  return {
    /** Reserves a slot until the response is sent or the connection closes; false if none is free. */
    take({ raw }: FastifyReply, address: string): boolean {
      if (!isFree(address)) return false
      open.push(address)
      raw.once('close', () => open.splice(open.indexOf(address), 1))
      return true
    },
    /** Remembers an address whose mail was signed rightly, the latest of them. */
    noteSigner(address: string): void {
      signers.delete(address)
      signers.add(address)
      const [oldest] = signers
      if (signers.size > MOST_SIGNERS && oldest !== undefined) signers.delete(oldest)
    },
  }
}
