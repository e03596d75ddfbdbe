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
    /** Reserves a slot until the response is sent or the connection closes; false if none is free. */
    take({ raw }: FastifyReply): boolean {
      if (open >= MOST_OPEN_MAILS) return false
      open++
      raw.once('close', () => open--)
      return true
    },
  }
}
