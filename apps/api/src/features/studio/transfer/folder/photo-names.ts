import { hash } from 'node:crypto'
import type { ContentData } from '@susegad/api-client/contract'
import type { FolderPhoto } from '../../photos/photo-store.ts'

/* The studio names a photo after its bytes, since a release that can be put back still shows the former ones; a folder
   names it after its file. */

const short = (bytes: string | Uint8Array) => hash('sha256', bytes).slice(0, 24)

export const digestOf = short
/** How records of the studio name a photo that came from this file. */
export const importedName = (name: string, digest: string): string => `uploads/${short(`${name} ${digest}`)}`

/** Whether a file holds this photo: as it was imported, or as it was exported. */
export const isSameFile = ({ src, master }: FolderPhoto, name: string, digest: string): boolean =>
  src === importedName(name, digest) || master === digest || src === `uploads/${digest}`

const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(texts)
      : []

/** Every text of these records: among them the names of their photos. */
export const textsOf = (records: readonly { data: ContentData | null }[]): Set<string> =>
  new Set(records.flatMap(({ data }) => texts(data)))

/** How the folder of these records names imported photos: by the file that each came from. */
export function folderNames(
  photos: readonly FolderPhoto[],
  records: readonly { data: ContentData | null }[],
): Map<string, string> {
  const shown = textsOf(records)
  const names = new Map<string, string>()
  // A file name that a record still uses, or that a newer photo has, is taken.
  const taken = new Set(shown)
  for (const { src, path } of photos) {
    if (path === null || !shown.has(src) || taken.has(path)) continue
    names.set(src, path)
    taken.add(path)
  }
  return names
}

/** The same value with its photos under other names. */
export function renamed<T>(value: T, names: ReadonlyMap<string, string>): T {
  if (typeof value === 'string') return (names.get(value) ?? value) as T
  if (Array.isArray(value)) return value.map((item) => renamed(item, names)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renamed(inner, names)])) as T
}
