import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../settings/config.ts'

const SHORTEST_SECRET = 32

/** Restricts the mode of a path that an earlier version may have created. */
function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch {
    // Not there yet, or a file system without permissions.
  }
}

/** Creates the folders, private to this user, or says why they can't be used. */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    const probe = join(dataDir, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    unlinkSync(probe)
    // The embedded database creates world-writable files, so its folder is private even where DATA_DIR is not.
    mkdirSync(join(dataDir, 'database'), { recursive: true, mode: 0o700 })
    // Pages are rendered in these, from drafts too.
    for (const folder of ['site', 'content'])
      mkdirSync(join(dataDir, folder), { recursive: true, mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(
      `DATA_DIR ${dataDir} can't be written (${code}). Make it writable or choose another folder.`,
    )
  }
  for (const folder of ['database', 'mail', 'site', 'content']) restrict(join(dataDir, folder), 0o700)
  restrict(join(dataDir, 'jwt-secret'), 0o600)
}

function readSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return ''
  }
}

/** Reads the signing secret of this folder, or creates it on the first start. The folder must be locked. */
export function dataDirSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret')
  const found = readSecret(file)
  if (found.length >= SHORTEST_SECRET) return found
  if (found !== '')
    throw new StartError(
      `The secret in ${file} is too short. Delete it: the next start creates a new one, and everyone has to sign in again.`,
    )
  // Write and rename: a process killed in between leaves no partial secret.
  const made = randomBytes(48).toString('base64url')
  writeFileSync(`${file}.new`, made, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return made
}
