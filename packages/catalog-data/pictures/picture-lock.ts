import { readFile } from 'node:fs/promises'
import type { PictureRecord } from './picture-modules.ts'
import { writeIfChanged } from './write-if-changed.ts'

/** What is known of a picture encoded before. */
export interface LockedPicture extends Omit<PictureRecord, 'name'> {
  /** The source and the settings it was encoded from. */
  fingerprint: string
}

export type PictureLock = Record<string, LockedPicture>

export async function readLock(path: string): Promise<PictureLock> {
  const text = await readFile(path, 'utf8').catch(() => '{}')
  return JSON.parse(text) as PictureLock
}

/** One picture a line, sorted, so that two people's changes merge. */
export async function writeLock(path: string, lock: PictureLock): Promise<void> {
  const lines = Object.keys(lock)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(lock[name])}`)
  await writeIfChanged(path, `{\n${lines.join(',\n')}\n}\n`)
}
