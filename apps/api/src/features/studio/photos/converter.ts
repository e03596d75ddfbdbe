import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../db/database.ts'
import { faultOf } from '../../../fault.ts'
import { convertAside } from './convert-aside.ts'
import { PhotoRefused } from './photo-refused.ts'
import {
  claimPhoto,
  keepConverted,
  noteProgress,
  type PhotoTask,
  readParts,
  refusePhoto,
  releasePhotos,
} from './photo-store.ts'

const MOST_ATTEMPTS = 3

/** Converts photos one after the other; several processes share the work. */
export function createConverter({ db, log }: { db: Database; log: FastifyBaseLogger }) {
  const stopping = new AbortController()
  let running: Promise<void> | undefined

  async function convert(task: PhotoTask): Promise<void> {
    const { id, focus, attempts } = task
    try {
      if (attempts > MOST_ATTEMPTS)
        throw new PhotoRefused('This photo could not be read. Save it anew as JPEG.')
      const upload = await readParts(db, id, 'upload')
      const isMaster = upload.length === 0
      const bytes = isMaster ? await readParts(db, id, 'master') : upload
      const note = (share: number) => {
        noteProgress(db, id, share).catch((error: unknown) => log.debug(faultOf(error)))
      }
      const converted = await convertAside({ bytes, focus, isMaster, src: task.src }, note, stopping.signal)
      await db.transaction((tx) => keepConverted(tx, task, converted))
    } catch (error) {
      if (!(error instanceof PhotoRefused)) throw error
      await db.transaction((tx) => refusePhoto(tx, id, error.message))
    }
  }

  async function rounds(): Promise<void> {
    try {
      for (;;) {
        const task = stopping.signal.aborted ? undefined : await claimPhoto(db)
        if (!task) return
        await convert(task)
      }
    } finally {
      running = undefined
    }
  }

  return {
    round: (): Promise<void> => {
      running ??= rounds()
      return running
    },
    async resume(): Promise<void> {
      if (db.kind === 'pglite') await releasePhotos(db)
    },
    async stop(): Promise<void> {
      stopping.abort()
      await running?.catch(() => {})
    },
  }
}
