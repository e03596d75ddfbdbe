import type { FastifyReply } from 'fastify'
import { Gauge, type Registry } from 'prom-client'

/** Emails received at once: each may take a hundred megabytes, in the service and in a child process. */
export const MOST_OPEN_MAILS = 3
/** The other slot is reserved for addresses with a valid signature, so that stalled connections can’t take it. */
export const MOST_OF_STRANGERS = 2
const MOST_SIGNERS = 100

/** Limits the emails that are received at once, so that they can't fill the memory. */
export function mailSlots(metrics: Registry) {
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
  /** Network addresses without a valid signature so far get one slot each, from a shared pool. */
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
    noteSigner(address: string): void {
      signers.delete(address)
      signers.add(address)
      const [oldest] = signers
      if (signers.size > MOST_SIGNERS && oldest !== undefined) signers.delete(oldest)
    },
  }
}
