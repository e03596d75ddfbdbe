import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from '../../db/database.ts'
import { noteLeftovers } from '../../photo-storage/leftover-store.ts'
import { readMaster, readPart } from '../../photo-storage/part-store.ts'
import { newObjects, type PhotoStorage, PhotosAway } from '../../photo-storage/photo-storage.ts'
import { ChildProcessEnded, runInChildProcess } from '../../process/child-process.ts'
import { faultOf } from '../../process/fault.ts'
import {
  claimPhoto,
  keepConverted,
  noteProgress,
  type PhotoTask,
  postponePhoto,
  refusePhoto,
  releasePhotos,
} from './conversion-store.ts'
import type { Converted, ConvertTask } from './convert-photo.ts'
import { PhotoRefused } from './photo-refused.ts'

const MOST_ATTEMPTS = 3
const CONVERT_DEADLINE = 60_000
/** The file crashed the decoder. */
const UNREADABLE = 'This photo could not be read. Save it as a JPEG and upload it again.'
const program = new URL('convert-photo-process.ts', import.meta.url)

interface Options {
  db: Database
  /** Undefined if photos are stored in the database. */
  storage: PhotoStorage | undefined
  log: FastifyBaseLogger
}

export function convertSoon({ studio, log }: FastifyInstance): void {
  studio.convert().catch((error: unknown) => log.error(error, 'a photo is converted again'))
}

/** Converts photos one after the other; several processes share the work. */
export function createConverter({ db, storage, log }: Options) {
  const stopping = new AbortController()
  let running: Promise<void> | undefined

  /** Writes the converted files to the photo storage before the database refers to them. */
  async function putObjects(
    id: string,
    parts: Record<string, Uint8Array>,
  ): Promise<Map<string, string> | undefined> {
    if (!storage) return undefined
    const objects = newObjects(id, Object.keys(parts))
    await noteLeftovers(db, [...objects.values()])
    for (const [of, object] of objects) await storage.put(object, parts[of] ?? new Uint8Array())
    return objects
  }

  async function convert(task: PhotoTask): Promise<void> {
    const { id, focus, attempts } = task
    try {
      if (attempts > MOST_ATTEMPTS) throw new PhotoRefused('This photo could not be read. Save it as a JPEG.')
      const upload = await readPart(db, id, 'upload')
      const isCrop = upload.length === 0
      const bytes = isCrop ? await readMaster(db, id, storage) : upload
      const note = (share: number) => {
        noteProgress(db, id, share).catch((error: unknown) => log.debug(faultOf(error)))
      }
      const converted = await runInChildProcess<ConvertTask, Converted>(
        program,
        { bytes, focus, isMaster: isCrop, src: task.src },
        { signal: stopping.signal, deadline: CONVERT_DEADLINE, refusal: PhotoRefused, progress: note },
      )
      const { master, small, files } = converted
      // A crop shares the master.
      const parts = isCrop ? { ...files, small } : { ...files, small, master }
      const objects = await putObjects(id, parts)
      await db.transaction((tx) => keepConverted(tx, id, converted, parts, objects))
    } catch (error) {
      if (error instanceof PhotosAway) {
        await postponePhoto(db, id)
        log.error(faultOf(error), 'a photo is waiting for the photo storage')
        return
      }
      const isUnreadable = error instanceof ChildProcessEnded
      if (!isUnreadable && !(error instanceof PhotoRefused)) throw error
      await db.transaction((tx) => refusePhoto(tx, id, isUnreadable ? UNREADABLE : error.message))
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
