import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../config.ts'

const SQLITE_BUSY = 5
// Of several that start at once, each may be in the way of the others for a moment.
const WAIT = 1000

interface Holder {
  pid: number
  host: string
}

/** Who holds the folder: only to be told, and possibly of a process that was killed. */
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
 * Takes the folder for this process alone: the embedded database doesn't, and two writers destroy it. Node locks no
 * files itself, its SQLite does. The kernel keeps the lock, for all containers that share the folder, and drops it
 * with the process, however that ends.
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
