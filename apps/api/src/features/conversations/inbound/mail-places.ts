import type { FastifyReply } from 'fastify'
import { Gauge, type Registry } from 'prom-client'

/** Each may hold ten megabytes, and a thread that reads it. */
export const MOST_OPEN_MAILS = 4

/** Counts mails that are being received and read, so that no number of them fills the memory. */
export function mailPlaces(metrics: Registry) {
  let open = 0
  new Gauge({
    name: 'inbound_mails_open',
    help: `Mails being received and read, at most ${MOST_OPEN_MAILS}.`,
    registers: [metrics],
    collect() {
      this.set(open)
    },
  })
  return {
    /** Takes a place until the answer is out or the sender gone; false if all are taken. */
    take({ raw }: FastifyReply): boolean {
      if (open >= MOST_OPEN_MAILS) return false
      open++
      raw.once('close', () => open--)
      return true
    },
  }
}
