import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { digest, encode, encodedPath, encodingSettings, encodingsFor, frameOf, tintsOf } from './encodings.ts'
import { type Master, photoMaster, photoPath } from './master.ts'
import type { PictureGroup } from './picture-list.ts'
import { type LockedPicture, type PictureLock, readLock, recordIn, writeLock } from './picture-lock.ts'
import { writePictureModules } from './picture-modules.ts'

export interface PictureJob {
  /** Holds `photos/`, `pictures/` and the lock. */
  media: string
  /** Where the typed modules go. */
  modules: string
  groups: readonly PictureGroup[]
  /** The master of a picture without a photo in `photos/`; null keeps what is encoded. */
  otherMaster(name: string): Promise<Master | null>
  /** Which pictures to process. @default all */
  only?: (name: string) => boolean
  /** Called after each encoded picture. */
  onEncoded?(name: string): void
}

export interface PictureOutcome {
  encoded: string[]
  kept: string[]
  /** Pictures without a photo and without encoded files. */
  missing: string[]
  removed: string[]
}

const filesOf = (name: string, { hash, width }: Pick<LockedPicture, 'hash' | 'width'>) =>
  encodingsFor(name, width).map((encoding) => ({ encoding, path: encodedPath(name, hash, encoding) }))

/** Encodes changed pictures, removes unused files, and writes the modules that records import. */
export async function makePictures({
  media,
  modules,
  groups,
  otherMaster,
  only = () => true,
  onEncoded,
}: PictureJob): Promise<PictureOutcome> {
  const folder = join(media, 'pictures')
  const lockPath = join(media, 'pictures.lock.json')
  const before = await readLock(lockPath)
  const after: PictureLock = {}
  const outcome: PictureOutcome = { encoded: [], kept: [], missing: [], removed: [] }
  const isComplete = (name: string, locked: LockedPicture) =>
    filesOf(name, locked).every(({ path }) => existsSync(join(folder, path)))

  const masterOf = (name: string): Promise<Master | null> => {
    const photo = photoPath(join(media, 'photos'), name)
    return photo ? photoMaster(photo, frameOf(name)) : otherMaster(name)
  }

  async function encodePicture(name: string, fingerprint: string, master: Master): Promise<LockedPicture> {
    const page = await master.pixels()
    const { data, info } = await page.clone().raw().toBuffer({ resolveWithObject: true })
    const hash = digest(data, encodingSettings).slice(0, 8)
    const locked = { fingerprint, hash, width: info.width, height: info.height, tints: await tintsOf(page) }
    for (const { encoding, path } of filesOf(name, locked)) {
      const target = join(folder, path)
      if (existsSync(target)) continue
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, await encode(page, encoding))
    }
    return locked
  }

  const writeModules = (known: PictureLock) =>
    writePictureModules(modules, groups, (name) => recordIn(known, name))
  // Records import the modules of new pictures, and may be loaded while pictures are made.
  await writeModules(before)
  for (const name of groups.flatMap((group) => group.names)) {
    const known = before[name]
    if (!only(name)) {
      if (known) after[name] = known
      continue
    }
    const master = await masterOf(name)
    if (!master) {
      if (known && !isComplete(name, known))
        throw new Error(`Encoded files of ${name} are missing. Restore them from Git, or add a photo of it.`)
      if (known) after[name] = known
      outcome[known ? 'kept' : 'missing'].push(name)
      continue
    }
    const fingerprint = digest(master.fingerprint, encodingSettings)
    if (known?.fingerprint === fingerprint && isComplete(name, known)) {
      after[name] = known
      outcome.kept.push(name)
      continue
    }
    after[name] = await encodePicture(name, fingerprint, master)
    outcome.encoded.push(name)
    onEncoded?.(name)
    // Keeps the progress if a long run is stopped.
    await writeLock(lockPath, { ...before, ...after })
  }

  outcome.removed = await removeStale(
    folder,
    new Set(Object.entries(after).flatMap(([name, locked]) => filesOf(name, locked).map(({ path }) => path))),
  )
  await writeLock(lockPath, after)
  await writeModules(after)
  return outcome
}

async function removeStale(folder: string, wanted: ReadonlySet<string>): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const stale = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !wanted.has(path))
  for (const path of stale) await rm(join(folder, path))
  return stale
}
