import { randomBytes } from 'node:crypto'
import {
  accessSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../config.ts'

/** Makes the folder, or says why it can't be used. */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    const probe = join(dataDir, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    unlinkSync(probe)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(
      `DATA_DIR ${dataDir} can't be written (${code}). Make it writable or choose another folder.`,
    )
  }
}

/** Reads the signing secret of this folder; the first start makes it. */
export function dataDirSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret')
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

interface Holder {
  pid: number
  /** Tells two processes of the same number apart. */
  started: string
  host: string
}

// Field 22 of /proc/<pid>/stat; elsewhere the number alone must do.
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive(holder: Holder): boolean {
  if (holder.host !== hostname()) return true
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return startOf(holder.pid) === holder.started
}

function readHolder(file: string): { text: string; holder: Holder } | undefined {
  try {
    const text = readFileSync(file, 'utf8')
    return { text, holder: JSON.parse(text) as Holder }
  } catch {
    return undefined
  }
}

const refusal = (dataDir: string, holder: Holder | undefined) =>
  new StartError(
    holder === undefined || holder.host === hostname()
      ? `DATA_DIR ${dataDir} is in use by process ${holder?.pid ?? 'unknown'}. Stop that one first, set another DATA_DIR, or use DATABASE_URL for several processes.`
      : `DATA_DIR ${dataDir} is in use by process ${holder.pid} on ${holder.host}. If that one is gone for good, delete ${join(dataDir, 'lock')}.`,
  )

/** Takes the folder for this process alone: the embedded database doesn't, and two writers destroy it. */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'lock')
  const mine = JSON.stringify({
    pid: process.pid,
    started: startOf(process.pid),
    host: hostname(),
  } satisfies Holder)
  const written = join(dataDir, `lock.${process.pid}.${randomBytes(4).toString('hex')}`)
  writeFileSync(written, mine)
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        // A link appears whole or not at all, and never over another.
        linkSync(written, file)
        return () => {
          if (readHolder(file)?.text === mine) rmSync(file, { force: true })
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const found = readHolder(file)
      if (found === undefined) continue
      if (isAlive(found.holder)) throw refusal(dataDir, found.holder)
      removeStale(file, found.text)
    }
    throw refusal(dataDir, readHolder(file)?.holder)
  } finally {
    rmSync(written, { force: true })
  }
}

/** Moves a dead holder's lock away; puts it back when another starter was faster and it is a live one. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.stale.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (readFileSync(aside, 'utf8') !== stale) linkSync(aside, file)
  rmSync(aside, { force: true })
}
