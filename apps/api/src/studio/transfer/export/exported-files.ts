import type { Database } from '../../../db/database.ts'
import { listFolderPhotos } from '../../photos/photo-store.ts'
import { fileOf, recordOfFile } from '../../records/content-kinds.ts'
import { readAsOf, readNumbers } from '../../records/record-store.ts'
import { type FolderFile, listFolder } from '../folder/folder-files.ts'
import { photoNameOf } from '../folder/photo-kind.ts'
import { folderNames, renamed, textsOf } from '../folder/photo-names.ts'
import { recordText } from '../folder/record-text.ts'

/** Names the release of an exported folder, so that an import can merge later changes. */
export const MARK = 'studio.json'

export interface ExportedFile {
  path: string
  content: () => Promise<Buffer>
  /** For a photo: its names in the studio and in the folder. */
  photo?: { src: string; name: string; master: string | null }
}

export interface Source {
  contentDir: string
  /** A converted photo, from the database or the storage. */
  readMaster: (photoId: string) => Promise<Buffer>
}

export interface Exported {
  number: number
  at: string
  files: ExportedFile[]
}

/** A file of the site that is neither a record nor a photo, such as its theme. */
export const isSiteFile = (path: string): boolean => path === 'theme.css' || path.startsWith('public/')

/** The published content as a folder. Files in `former` with equal content are kept byte for byte. */
export async function exportedFiles(
  db: Database,
  { contentDir, readMaster }: Source,
  former: (path: string) => Promise<string | undefined> = async () => undefined,
): Promise<Exported> {
  const { newest: number, id, at } = await readNumbers(db, null)
  const records = await readAsOf(db, number)
  const built = (await listFolder(contentDir)).filter(({ isLink }) => !isLink)
  const photos = (await listFolderPhotos(db)).filter(({ isReady }) => isReady)
  const names = folderNames(photos, records)
  const builtAt = new Map(built.map((file) => [file.path, file]))
  const textAt = async (path: string) => (await builtAt.get(path)?.read())?.toString('utf8')

  const files: ExportedFile[] = [
    { path: MARK, content: async () => Buffer.from(`${JSON.stringify({ number, release: id }, null, 2)}\n`) },
    ...records.map(({ kind, slug, data }) => {
      const path = fileOf({ kind, slug })
      return {
        path,
        content: async () => {
          const texts = [await former(path), await textAt(path)].filter((text) => text !== undefined)
          return Buffer.from(recordText({ kind, slug }, renamed(data, names), texts))
        },
      }
    }),
  ]
  const shown = textsOf(records)
  const found = new Set<string>()
  for (const { id: photo, src, master } of photos) {
    if (!shown.has(src) || found.has(src)) continue
    found.add(src)
    const name = names.get(src) ?? src
    files.push({
      path: `photos/${name}.jpg`,
      content: () => readMaster(photo),
      photo: { src, name, master },
    })
  }
  const replaced = new Set(files.flatMap(({ photo }) => (photo ? [photo.name] : [])))
  const kept = ({ path }: FolderFile) => {
    if (recordOfFile(path) !== undefined) return false
    const name = photoNameOf(path)
    return name === undefined ? isSiteFile(path) : !replaced.has(name)
  }
  for (const { path, read } of built.filter(kept)) files.push({ path, content: read })
  return { number, at, files: files.sort((one, other) => (one.path < other.path ? -1 : 1)) }
}
