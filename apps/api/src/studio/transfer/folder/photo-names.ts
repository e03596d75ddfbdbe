import { hash } from 'node:crypto'
import type { ContentData } from '@susegad/api-client/contract'
import type { FolderPhoto } from '../../photos/photo-store.ts'

/* The studio names a photo after its bytes, since a release that can be put back still shows the former ones; a folder
   names it after its file. */

const short = (bytes: string | Uint8Array) => hash('sha256', bytes).slice(0, 24)

export const digestOf = short
/** The name of a photo from this file in the studio's records. */
export const importedName = (name: string, digest: string): string => `uploads/${short(`${name} ${digest}`)}`

/** Whether a file is this photo, as imported or as exported. */
export const isSameFile = ({ src, master }: FolderPhoto, name: string, digest: string): boolean =>
  src === importedName(name, digest) || master === digest || src === `uploads/${digest}`

const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(texts)
      : []

/** Every text of these records, including the names of their photos. */
export const textsOf = (records: readonly { data: ContentData | null }[]): Set<string> =>
  new Set(records.flatMap(({ data }) => texts(data)))

/** Names of imported photos in the folder: the files from which they came. */
export function folderNames(
  photos: readonly FolderPhoto[],
  records: readonly { data: ContentData | null }[],
): Map<string, string> {
  const shown = textsOf(records)
  const names = new Map<string, string>()
  // A file name is taken if a record still uses it or a newer photo has it.
  const taken = new Set(shown)
  for (const { src, path } of photos) {
    if (path === null || !shown.has(src) || taken.has(path)) continue
    names.set(src, path)
    taken.add(path)
  }
  return names
}

/** The value with its photos renamed. */
export function renamed<T>(value: T, names: ReadonlyMap<string, string>): T {
  if (typeof value === 'string') return (names.get(value) ?? value) as T
  if (Array.isArray(value)) return value.map((item) => renamed(item, names)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renamed(inner, names)])) as T
}
