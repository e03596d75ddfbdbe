import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../settings/config.ts'

const SQLITE_BUSY = 5
// Processes that start at the same time may block each other for a moment.
const WAIT = 1000

interface Holder {
  pid: number
  host: string
}

/** Reads the lock's holder, for the error message only: it may name a process that was killed. */
function readHolder(note: string): Partial<Holder> {
  try {
    return JSON.parse(readFileSync(note, 'utf8')) as Holder
  } catch {
    return {}
  }
}

function refusal(dataDir: string, error: unknown, { pid, host }: Partial<Holder>): StartError {
  const { errcode, message } = error as { errcode?: number; message?: string }
  if (errcode !== SQLITE_BUSY)
    return new StartError(
      `DATA_DIR ${dataDir} can't be locked (${message}). Choose a folder on a disk of this machine.`,
    )
  const where = host === undefined || host === hostname() ? '' : ` on ${host}`
  return new StartError(
    `DATA_DIR ${dataDir} is in use by process ${pid ?? 'unknown'}${where}. Stop that one first, set another DATA_DIR, or use DATABASE_URL for several processes.`,
  )
}

/**
 * Locks the folder for this process: the embedded database has no lock, and two writers corrupt it. Node has no file
 * locks of its own, so its SQLite takes one. The kernel holds the lock across all containers that share the folder,
 * and releases it when the process ends.
 */
export function lockDataDir(dataDir: string): () => void {
  const note = join(dataDir, 'lock')
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(dataDir, 'lock.sqlite'), { timeout: WAIT })
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock?.close()
    throw refusal(dataDir, error, readHolder(note))
  }
  const held = lock
  writeFileSync(`${note}.new`, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder))
  renameSync(`${note}.new`, note)
  return () => {
    rmSync(note, { force: true })
    held.close()
  }
}
