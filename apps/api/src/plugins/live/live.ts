import type { LiveChange } from '@susegad/api-client/contract'
import fp from 'fastify-plugin'
import { Gauge } from 'prom-client'
import { faultOf } from '../../process/fault.ts'
import { createEventLog, type LiveEvent } from './event-log.ts'
import { type LiveNote, otherProcesses } from './other-processes.ts'
import { createPresence, type PresenceNote } from './presence.ts'

interface Reader {
  hear: (event: LiveEvent) => void
  end: () => void
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Live events for open desks, across all processes. */
    live: {
      tell: (kind: LiveChange['kind'], ids: readonly string[]) => void
      /** Records that a person reads or writes an enquiry, or has left it. */
      present: (note: PresenceNote) => void
      /** Sends a client the events since one and all later ones; returns a function to stop. */
      follow: (reader: Reader, since?: string) => () => void
    }
  }
}

const MOST_NAMED = 100
const FORGET_EVERY = 10_000

export const livePlugin = fp(
  async (app) => {
    const readers = new Set<Reader>()
    const log = createEventLog()
    const presence = createPresence()
    const emit = (event: Omit<LiveEvent, 'id'>) => {
      const added = log.add(event)
      for (const reader of readers) reader.hear(added)
    }
    const here = (note: LiveNote) => {
      if ('change' in note) return emit({ name: 'change', data: note.change })
      const now = presence.note(note.presence)
      if (now) emit({ name: 'presence', data: now })
    }
    const others = otherProcesses(app.db, {
      onNote: here,
      missed: () => emit({ name: 'missed', data: {} }),
      failed: (error) => app.log.warn(faultOf(error), 'other processes were not notified of a change'),
    })
    const everywhere = (note: LiveNote) => {
      here(note)
      others.tell(note)
    }
    const forgetting = setInterval(() => {
      for (const data of presence.forget()) emit({ name: 'presence', data })
    }, FORGET_EVERY).unref()

    new Gauge({
      name: 'live_desks',
      help: 'Open desks that receive changes live.',
      registers: [app.metrics],
      collect() {
        this.set(readers.size)
      },
    })
    app.decorate('live', {
      tell: (kind, ids) => everywhere({ change: { kind, ids: ids.length > MOST_NAMED ? [] : [...ids] } }),
      present: (note) => everywhere({ presence: note }),
      follow(reader, since) {
        const missed = since === undefined ? [] : log.after(since)
        // The id of the last event: a client resumes from here after a lost connection.
        if (missed === undefined || since === undefined)
          reader.hear({ id: log.last(), name: 'missed', data: {} })
        for (const event of missed ?? []) reader.hear(event)
        for (const data of presence.all()) reader.hear({ id: log.last(), name: 'presence', data })
        readers.add(reader)
        others.listen()
        return () => readers.delete(reader)
      },
    })
    app.addHook('preClose', async () => {
      clearInterval(forgetting)
      for (const reader of readers) reader.end()
      await others.close()
    })
  },
  { name: 'live', dependencies: ['database', 'metrics'] },
)
