import { randomUUID } from 'node:crypto'
import type { LiveChange } from '@susegad/api-client/contract'
import type { Database } from '../../db/database.ts'
import type { PresenceNote } from './presence.ts'

export type LiveNote = { change: LiveChange } | { presence: PresenceNote }

interface Batch {
  from: string
  notes: LiveNote[]
}

const CHANNEL = 'susegad_live'
// Batches changes: each notification takes a database-wide lock on commit.
const GATHER = 100
// Postgres refuses a notification of 8,000 bytes.
const MOST_BYTES = 7000

interface Options {
  onNote: (note: LiveNote) => void
  /** Called when events may have been missed. */
  missed: () => void
  failed: (error: unknown) => void
}

/** Exchanges events with other processes on the same Postgres. */
export function otherProcesses(db: Database, { onNote, missed, failed }: Options) {
  const from = randomUUID()
  let waiting: LiveNote[] = []
  let timer: NodeJS.Timeout | undefined
  let stopListening: (() => Promise<void>) | undefined

  async function send(): Promise<void> {
    timer = undefined
    const batches = inParts(from, waiting)
    waiting = []
    try {
      for (const batch of batches) await db.query('select pg_notify($1, $2)', [CHANNEL, batch])
    } catch (error) {
      failed(error)
    }
  }

  return {
    tell(note: LiveNote): void {
      if (!db.listen) return
      waiting.push(note)
      timer ??= setTimeout(send, GATHER).unref()
    },
    /** Starts to listen, once there is a subscriber in this process. */
    listen(): void {
      stopListening ??= db.listen?.(CHANNEL, {
        onMessage(payload) {
          const batch = JSON.parse(payload) as Batch
          if (batch.from !== from) for (const note of batch.notes) onNote(note)
        },
        onStart: missed,
      })
    },
    async close(): Promise<void> {
      clearTimeout(timer)
      await stopListening?.()
    },
  }
}

/** As few notifications as their size limit allows. */
function inParts(from: string, notes: readonly LiveNote[]): string[] {
  const parts: LiveNote[][] = []
  let size = MOST_BYTES
  for (const note of notes) {
    const bytes = Buffer.byteLength(JSON.stringify(note)) + 1
    if (size + bytes > MOST_BYTES) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(note)
    size += bytes
  }
  return parts.map((part) => JSON.stringify({ from, notes: part } satisfies Batch))
}
