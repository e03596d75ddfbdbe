import { setImmediate } from 'node:timers/promises'
import type { ContentData, ContentName, ImportChoice, ImportPlan } from '@susegad/api-client/contract'
import { pathOf } from '@susegad/catalog-data/schemas'
import type { Queries } from '../../../db/database.ts'
import { dataOf, problemsOf, type Stored } from '../../drafts/record-view.ts'
import { lastAuthor } from '../../drafts/save-draft.ts'
import { mergeFields } from '../../fields/merge-fields.ts'
import { type FolderPhoto, listFolderPhotos } from '../../photos/photo-store.ts'
import { fileOf, isRemovable, nameOf } from '../../records/content-kinds.ts'
import { readAsOf, readPublished } from '../../records/record-store.ts'
import { byKey, keyOf, type RecordChange, type WrittenRecord } from '../../records/written-records.ts'
import { changeOf } from '../../releases/changes.ts'
import { readSeen } from '../../releases/seen-version.ts'
import { readBase } from '../folder/base-release.ts'
import { listFolder } from '../folder/folder-files.ts'
import {
  digestOf,
  folderNames,
  importedName,
  isSameFile,
  photoNameOf,
  renamed,
} from '../folder/folder-photos.ts'
import type { Incoming } from './read-incoming.ts'

export interface PlannedPhoto {
  file: string
  name: string
  src: string
  replaces: boolean
}

export interface Planned {
  plan: ImportPlan
  records: (RecordChange & { stored: Stored })[]
  photos: PlannedPhoto[]
}

interface Options {
  contentDir: string
  choice: ImportChoice
  /** Whether the site was built with a picture of this name. */
  isBuilt: (name: string) => boolean
}

/** Longest time in ms without yielding to the event loop. */
const LONGEST_STEP = 20

/** Three-way merge of a folder with the current drafts and published records, based on the folder's release. */
export async function planImport(db: Queries, incoming: Incoming, options: Options): Promise<Planned> {
  const { choice } = options
  const { number, isMarked } = await readBase(db, incoming.mark)
  const base = await readAsOf(db, number)
  const published = await readPublished(db)
  const { drafts, version } = await readSeen(db)
  const known = await listFolderPhotos(db)
  const photos = await newPhotos(incoming, known, options)
  const names = studioNames(incoming, known, [base, published], photos)

  const baseOf = byKey(base)
  const publishedOf = byKey(published)
  const draftOf = byKey(drafts)
  const storedOf = (name: ContentName): Stored => ({
    published: publishedOf.get(keyOf(name)),
    draft: draftOf.get(keyOf(name)),
  })

  const plan: ImportPlan = {
    base: number,
    isMarked,
    version,
    refused: incoming.refused,
    changes: [],
    missing: [],
    collisions: [],
    photos: photos.map(({ file, replaces }) => ({ file, replaces })),
  }
  const records: Planned['records'] = []

  function merge(name: ContentName, mine: ContentData | null): void {
    const stored = storedOf(name)
    const there = dataOf(stored)
    const was = baseOf.get(keyOf(name))?.data ?? null
    const { value, collisions } =
      choice.prefer === 'folder' ? mergeFields(was, mine, there) : mergeFields(was, there, mine)
    const data = (value ?? null) as ContentData | null
    for (const { path, theirs, mine: other } of collisions) {
      const [studio, folder] = choice.prefer === 'folder' ? [other, theirs] : [theirs, other]
      plan.collisions.push({
        ...name,
        name: nameOf(name, there ?? mine ?? was),
        path,
        field: pathOf(path),
        by: lastAuthor(stored),
        ...({ studio, folder } as Pick<ImportPlan['collisions'][number], 'studio' | 'folder'>),
      })
    }
    const change = changeOf(name, there, data)
    if (!change || (data === null && !isRemovable(name))) return
    plan.changes.push({ ...change, problems: problemsOf(name, data).length })
    records.push({ ...name, stored, data })
  }

  let stepBegan = performance.now()
  const yieldNowAndThen = async () => {
    if (performance.now() - stepBegan < LONGEST_STEP) return
    await setImmediate()
    stepBegan = performance.now()
  }
  for (const { kind, slug, data } of incoming.records) {
    merge({ kind, slug }, renamed(data, names))
    await yieldNowAndThen()
  }

  // A rejected file still counts as present.
  const files = new Set([...incoming.records.map(fileOf), ...incoming.refused.map(({ file }) => file)])
  for (const { kind, slug, data } of base) {
    await yieldNowAndThen()
    const name = { kind, slug }
    if (files.has(fileOf(name)) || dataOf(storedOf(name)) === null || !isRemovable(name)) continue
    plan.missing.push({ ...name, name: nameOf(name, data) })
    if (choice.remove) merge(name, null)
  }
  return { plan, records, photos }
}

/** The photos that the studio does not have yet, each with the name that records will use. */
async function newPhotos({ photos }: Incoming, known: FolderPhoto[], { contentDir, isBuilt }: Options) {
  const built = new Map((await listFolder(contentDir)).map((file) => [photoNameOf(file.path), file]))
  const found: PlannedPhoto[] = []
  for (const { file, name, size, digest } of photos) {
    const namesakes = known.filter(({ path, src }) => path === name || src === name)
    if (namesakes.some((photo) => isSameFile(photo, name, digest))) continue
    const own = built.get(name)
    if (own ? own.size === size && digestOf(await own.read()) === digest : isBuilt(name)) continue
    const replaces = namesakes.length > 0 || own !== undefined
    found.push({ file, name, src: importedName(name, digest), replaces })
  }
  return found
}

/** Maps photo names of the folder to names in the studio. */
function studioNames(
  incoming: Incoming,
  known: readonly FolderPhoto[],
  sites: readonly (readonly WrittenRecord[])[],
  photos: readonly PlannedPhoto[],
): Map<string, string> {
  const names = new Map<string, string>()
  // A folder without photos refers to those from its export.
  for (const site of sites)
    for (const [src, name] of folderNames(known, site)) if (!names.has(name)) names.set(name, src)
  for (const { name, digest } of incoming.photos) {
    const same = known.find((photo) => photo.path === name && isSameFile(photo, name, digest))
    if (same) names.set(name, same.src)
    else names.delete(name)
  }
  for (const { name, src } of photos) names.set(name, src)
  return names
}
