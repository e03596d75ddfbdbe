import type { ContentData, ContentName, ImportChoice, ImportPlan } from '@susegad/api-client/contract'
import { pathOf } from '@susegad/catalog-data/schemas'
import type { Queries } from '../../../db/database.ts'
import { dataOf, problemsOf } from '../../drafts/record-view.ts'
import type { Stored } from '../../drafts/save-draft.ts'
import { mergeFields } from '../../fields/merge-fields.ts'
import { inSteps } from '../../in-steps.ts'
import { type FolderPhoto, listFolderPhotos } from '../../photos/photo-store.ts'
import { fileOf, isRemovable, nameOf } from '../../records/content-kinds.ts'
import { keyOf } from '../../records/record-key.ts'
import { readAsOf, readPublished } from '../../records/record-store.ts'
import { changeOf } from '../../releases/changes.ts'
import { readSeen } from '../../releases/seen-version.ts'
import { listFolder } from '../folder/folder-files.ts'
import { readMark } from '../folder/mark.ts'
import { photoNameOf } from '../folder/photo-kind.ts'
import { digestOf, folderNames, importedName, isSameFile, renamed } from '../folder/photo-names.ts'
import type { Incoming } from './read-incoming.ts'

export interface PlannedPhoto {
  file: string
  name: string
  src: string
  replaces: boolean
}

export interface Planned {
  plan: ImportPlan
  /** The new drafts. */
  records: (ContentName & { stored: Stored; data: ContentData | null })[]
  photos: PlannedPhoto[]
}

interface Options {
  contentDir: string
  choice: ImportChoice
  /** Whether the site was built with a picture of this name. */
  isBuilt: (name: string) => boolean
}

/** Three-way merge of a folder with the current drafts and published records, based on the folder's release. */
export async function planImport(db: Queries, incoming: Incoming, options: Options): Promise<Planned> {
  const { choice } = options
  const { number, isMarked } = await readMark(db, incoming.mark ?? undefined)
  const base = await readAsOf(db, number)
  const published = await readPublished(db)
  const { drafts, version } = await readSeen(db)
  const known = await listFolderPhotos(db)
  const photos = await newPhotos(incoming, known, options)
  const names = studioNames(incoming, known, [base, published], photos)

  const baseOf = new Map(base.map((record) => [keyOf(record), record.data]))
  const publishedOf = new Map(published.map((record) => [keyOf(record), record]))
  const draftOf = new Map(drafts.map((draft) => [keyOf(draft), draft]))
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
    const was = baseOf.get(keyOf(name)) ?? null
    const { value, collisions } =
      choice.prefer === 'folder' ? mergeFields(was, mine, there) : mergeFields(was, there, mine)
    const data = (value ?? null) as ContentData | null
    const called = nameOf(name, there ?? mine ?? was)
    for (const { path, theirs, mine: other } of collisions) {
      const [studio, folder] = choice.prefer === 'folder' ? [other, theirs] : [theirs, other]
      plan.collisions.push({
        ...name,
        name: called,
        path,
        field: pathOf(path),
        by: stored.draft?.by ?? stored.published?.by ?? { _id: null, name: 'Somebody' },
        ...({ studio, folder } as Pick<ImportPlan['collisions'][number], 'studio' | 'folder'>),
      })
    }
    const change = changeOf(name, there, data)
    if (!change || (data === null && !isRemovable(name))) return
    plan.changes.push({ ...change, problems: problemsOf(name, data).length })
    records.push({ ...name, stored, data })
  }

  const step = inSteps()
  for (const { kind, slug, data } of incoming.records) {
    merge({ kind, slug }, renamed(data, names))
    await step()
  }

  // A rejected file still counts as present.
  const there = new Set([...incoming.records.map(fileOf), ...incoming.refused.map(({ file }) => file)])
  for (const { kind, slug, data } of base) {
    await step()
    const name = { kind, slug }
    if (there.has(fileOf(name)) || dataOf(storedOf(name)) === null || !isRemovable(name)) continue
    plan.missing.push({ ...name, name: nameOf(name, data) })
    if (choice.remove) merge(name, null)
  }
  return { plan, records, photos }
}

/** The photos that the studio does not have yet, each with the name that records will use. */
async function newPhotos(
  { photos }: Incoming,
  known: readonly FolderPhoto[],
  { contentDir, isBuilt }: Options,
): Promise<PlannedPhoto[]> {
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
  sites: readonly (readonly { data: ContentData | null }[])[],
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
