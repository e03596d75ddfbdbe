import { readFile } from 'node:fs/promises'
import { frameOf } from './encodings.ts'
import type { PictureRecord } from './picture-modules.ts'
import { writeIfChanged } from './write-if-changed.ts'

/** An encoded picture in the lock. */
export interface LockedPicture extends Omit<PictureRecord, 'name'> {
  /** The source and the settings it was encoded from. */
  fingerprint: string
}

export type PictureLock = Record<string, LockedPicture>

export async function readLock(path: string): Promise<PictureLock> {
  const text = await readFile(path, 'utf8').catch(() => '{}')
  return JSON.parse(text) as PictureLock
}

/** Placeholder of a picture without a photo. */
const neutral = { hash: '00000000', tints: ['#eca', '#7a9', '#245'] } as const

export function recordIn(lock: PictureLock, name: string): PictureRecord {
  const { hash, width, height, tints } = lock[name] ?? { ...neutral, ...frameOf(name) }
  return { name, hash, width, height, tints }
}

/** One sorted line per picture, so that Git can merge changes. */
export async function writeLock(path: string, lock: PictureLock): Promise<void> {
  const lines = Object.keys(lock)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(lock[name])}`)
  await writeIfChanged(path, `{\n${lines.join(',\n')}\n}\n`)
}
