import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../../db/database.ts'
import { listFolderPhotos } from '../../photos/photo-store.ts'
import { fileOf, recordOfFile } from '../../records/content-kinds.ts'
import { readAsOf } from '../../records/record-store.ts'
import { BASE_FILE, readBase } from '../folder/base-release.ts'
import { listFolder } from '../folder/folder-files.ts'
import { digestOf, folderNames, isSameFile, photoNameOf, renamed } from '../folder/folder-photos.ts'
import { dataOfText } from '../folder/record-text.ts'
import { type ExportedFile, exportedFiles, type Source } from './exported-files.ts'

/** The folder has changes that were not imported. */
export class FolderChanged extends Error {
  override readonly name = 'FolderChanged'
  constructor(files: readonly string[]) {
    super(
      `These files have changes that the studio does not know: ${files.join(', ')}.\nImport the folder first, or say --overwrite.`,
    )
  }
}

interface Options extends Source {
  folder: string
  /** Also replaces files that were changed since the last export. */
  overwrite: boolean
}

/** Exports the published content into a folder; returns the written and removed files. */
export async function writeFolder(db: Database, { folder, overwrite, ...source }: Options) {
  await mkdir(folder, { recursive: true })
  const textOf = (path: string) => readFile(join(folder, path), 'utf8').catch(() => undefined)
  const there = await listFolder(folder)
  const photos = await listFolderPhotos(db)
  const { files, number } = await exportedFiles(db, source, textOf)
  const wanted = new Set(files.map(({ path }) => path))
  const gone = there.map(({ path }) => path).filter((path) => recordOfFile(path) && !wanted.has(path))

  const differing: ExportedFile[] = []
  for (const file of files) if (!(await isThere(file))) differing.push(file)
  const { changed, added } = await changedSince([...differing.map(({ path }) => path), ...gone])
  if (changed.length > 0 && !overwrite) throw new FolderChanged(changed)

  for (const { path, content, photo } of differing) {
    if (photo) for (const old of namesakes(photo.name)) await rm(join(folder, old))
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), await content())
  }
  // A file that was never in the studio is somebody's new record.
  const removed = gone.filter((path) => !added.includes(path))
  for (const path of removed) await rm(join(folder, path))
  return { number, written: differing.map(({ path }) => path), removed }

  function namesakes(name: string): string[] {
    return there.map(({ path }) => path).filter((path) => photoNameOf(path) === name)
  }

  async function isThere({ path, content, photo }: ExportedFile): Promise<boolean> {
    if (!photo)
      return (await readFile(join(folder, path)).catch(() => undefined))?.equals(await content()) ?? false
    const same = photos.filter(({ src }) => src === photo.src)
    for (const old of namesakes(photo.name)) {
      const digest = digestOf(await readFile(join(folder, old)))
      if (same.some((known) => isSameFile(known, photo.name, digest))) return true
    }
    return false
  }

  /** Records in these files that differ from the release they were exported from. */
  async function changedSince(paths: readonly string[]) {
    const { number: base } = await readBase(db, await textOf(BASE_FILE))
    const records = await readAsOf(db, base)
    const names = folderNames(photos, records)
    const was = new Map(records.map((record) => [fileOf(record), renamed(record.data, names)]))
    const changed: string[] = []
    const added: string[] = []
    for (const path of paths) {
      const now = recordOfFile(path) && (await textOf(path))
      if (now === undefined) continue
      if (!was.has(path) && !wanted.has(path)) added.push(path)
      else if (!isDeepStrictEqual(dataOfText(now), was.get(path))) changed.push(path)
    }
    return { changed, added }
  }
}
