import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { claim, readQueue, releaseLease, startDue } from './lease-store.ts'
import { publishRelease } from './publish-release.ts'
import { type Renderer, renderedSites } from './rendered-sites.ts'

export interface Publisher {
  /** Whether this process has yet to look at the release that visitors should see. */
  isBehind: (newest: string | null) => boolean
  /** Publishes waiting releases and serves the newest; runs every few seconds and right after a click. */
  round: () => Promise<void>
  /** Serves the last published site from before this process started, if available. */
  resume: () => Promise<void>
  stop: () => Promise<void>
}

/** Processes take turns to publish, and each keeps its own rendered copy. */
export function createPublisher(renderer: Renderer, log: FastifyBaseLogger): Publisher {
  const { db, media } = renderer
  const worker = randomUUID()
  const stopping = new AbortController()
  const { signal } = stopping
  const sites = renderedSites(renderer, signal)
  let seen: string | undefined
  let running: Promise<void> | undefined
  let again = false
  let holdsLease = false

  async function work(): Promise<void> {
    const { newest, waiting } = await readQueue(db)
    if (waiting) {
      await startDue(db)
      const claimed = await claim(db, worker)
      if (claimed) {
        holdsLease = true
        await publishRelease({ db, worker, sites, media, log, signal }, claimed)
        holdsLease = false
        return
      }
    }
    if (newest === null) return
    if (newest.number === 1) await sites.prepare(newest.id)
    else await sites.showPublished(newest.id)
    seen = newest.id
  }

  async function rounds(): Promise<void> {
    try {
      do {
        again = false
        await work()
      } while (again && !signal.aborted)
    } finally {
      running = undefined
    }
  }

  return {
    isBehind: (newest) => newest !== null && newest !== seen,
    round: () => {
      if (signal.aborted) return Promise.resolve()
      if (running) again = true
      running ??= rounds()
      return running
    },
    async resume() {
      // Only one process uses an embedded database, so interrupted work can resume at once.
      if (db.kind === 'pglite') await releaseLease(db)
      const { newest } = await readQueue(db)
      if (newest !== null && newest.number !== 1) await sites.resume(newest.id)
    },
    async stop() {
      stopping.abort()
      await running?.catch(() => {})
      // Another process need not wait for the lease to expire.
      if (holdsLease) await releaseLease(db, worker).catch(() => {})
    },
  }
}
