import type { Database } from '../../../db/database.ts'
import { listFolderPhotos } from '../../photos/photo-store.ts'
import { fileOf, recordOfFile } from '../../records/content-kinds.ts'
import { readAsOf, readNumbers } from '../../records/record-store.ts'
import { BASE_FILE } from '../folder/base-release.ts'
import { type FolderFile, listFolder } from '../folder/folder-files.ts'
import { folderNames, photoNameOf, renamed, textsOf } from '../folder/folder-photos.ts'
import { recordText } from '../folder/record-text.ts'

export interface ExportedFile {
  path: string
  content: () => Promise<Buffer>
  /** For a photo: its names in the studio and in the folder. */
  photo?: { src: string; name: string }
}

export interface Source {
  contentDir: string
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

  const base = `${JSON.stringify({ number, release: id }, null, 2)}\n`
  const files: ExportedFile[] = [
    { path: BASE_FILE, content: async () => Buffer.from(base) },
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
  const photoNames = new Set<string>()
  for (const { id: photo, src } of photos) {
    const name = names.get(src) ?? src
    if (!shown.has(src) || photoNames.has(name)) continue
    photoNames.add(name)
    files.push({ path: `photos/${name}.jpg`, content: () => readMaster(photo), photo: { src, name } })
  }
  const isKept = ({ path }: FolderFile) => {
    if (recordOfFile(path) !== undefined) return false
    const name = photoNameOf(path)
    return name === undefined ? isSiteFile(path) : !photoNames.has(name)
  }
  for (const { path, read } of built.filter(isKept)) files.push({ path, content: read })
  return { number, at, files: files.sort((one, other) => (one.path < other.path ? -1 : 1)) }
}
