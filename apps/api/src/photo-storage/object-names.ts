import { randomBytes } from 'node:crypto'
import { basename } from 'node:path'

const names: Record<string, string> = { master: 'master.jpg', small: 'small.webp' }

/** A new object name for each part of a photo. Objects are never overwritten, so that reads are consistent. */
export function newObjects(photoId: string, parts: readonly string[]): Map<string, string> {
  const round = randomBytes(5).toString('hex')
  return new Map(parts.map((of) => [of, `${photoId}/${round}/${names[of] ?? basename(of)}`]))
}
