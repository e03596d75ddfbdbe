import { hash } from 'node:crypto'
import type { FolderPhoto } from '../../photos/photo-store.ts'
import type { WrittenRecord } from '../../records/written-records.ts'

const starts = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).toString('latin1') === text

/** Whether the content of a file is a supported photo, regardless of its name. */
export const isPhoto = (bytes: Buffer): boolean =>
  starts(bytes, '\xff\xd8\xff') ||
  starts(bytes, '\x89PNG\r\n\x1a\n') ||
  (starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8)) ||
  (starts(bytes, 'ftyp', 4) && /^avi[fs]/.test(bytes.subarray(8, 12).toString('latin1')))

/** The name of a photo in records of the folder; undefined if the file is not a photo. */
export function photoNameOf(path: string): string | undefined {
  const [, name] = /^photos\/([a-z0-9-]+(?:\/[a-z0-9-]+)+)\.(?:jpe?g|png|webp|avif)$/i.exec(path) ?? []
  return name !== undefined && name === name.toLowerCase() ? name : undefined
}

export const digestOf = (bytes: string | Uint8Array): string => hash('sha256', bytes).slice(0, 24)

/** A folder names a photo after its file, the studio after its bytes: older releases show the photo it replaced. */
export const importedName = (name: string, digest: string): string =>
  `uploads/${digestOf(`${name} ${digest}`)}`

/** Whether a file is this photo, as imported or as exported. */
export const isSameFile = ({ src, master }: FolderPhoto, name: string, digest: string): boolean =>
  src === importedName(name, digest) || master === digest || src === `uploads/${digest}`

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}

/** Every text of these records, including the names of their photos. */
export const textsOf = (records: readonly WrittenRecord[]): Set<string> =>
  new Set(records.flatMap(({ data }) => texts(data)))

/** Names of imported photos in the folder: the files from which they came. */
export function folderNames(photos: readonly FolderPhoto[], records: readonly WrittenRecord[]) {
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

export function renamed<T>(value: T, names: ReadonlyMap<string, string>): T {
  if (typeof value === 'string') return (names.get(value) ?? value) as T
  if (Array.isArray(value)) return value.map((item) => renamed(item, names)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renamed(inner, names)])) as T
}
