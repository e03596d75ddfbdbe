import { isDeepStrictEqual } from 'node:util'
import type { Changes, ContentChange, ContentData, ContentName } from '@susegad/api-client/contract'
import type { Queries } from '../../db/database.ts'
import { type Draft, listDraftAuthors } from '../drafts/draft-store.ts'
import { problemsOf } from '../drafts/record-view.ts'
import { differencesOf } from '../fields/differences.ts'
import { nameOf, recordOfFile } from '../records/content-kinds.ts'
import { readPublished } from '../records/record-store.ts'
import { byKey, keyOf, type WrittenRecord, withChanges } from '../records/written-records.ts'
import type { SiteProblem } from '../site/site-maker.ts'
import { pathOfField } from './field-path.ts'
import { readSeen } from './seen-version.ts'
import { unfinishedIn } from './unfinished.ts'

type Data = ContentData | null
export type Check = (records: readonly WrittenRecord[]) => Promise<SiteProblem[]>

/** The changes of one record; undefined if there are none. */
export function changeOf({ kind, slug }: ContentName, before: Data, after: Data): ContentChange | undefined {
  if (isDeepStrictEqual(before, after)) return undefined
  const what = before === null ? 'added' : after === null ? 'removed' : 'changed'
  return {
    kind,
    slug,
    name: nameOf({ kind, slug }, after ?? before),
    what,
    differences: what === 'changed' ? differencesOf(before, after) : [],
  }
}

/** Contradictions between records of the site with these drafts. */
export async function contradictionsOf(check: Check, published: readonly WrittenRecord[], drafts: Draft[]) {
  const site = withChanges(published, drafts)
  const records = byKey(site)
  const problems = (await check(site)).map(({ file, field, problem, cure }) => {
    const name = recordOfFile(file)
    const data = (name && records.get(keyOf(name))?.data) ?? null
    return {
      kind: name?.kind ?? null,
      slug: name?.slug ?? null,
      name: name ? nameOf(name, data) : null,
      path: pathOfField(data, field),
      field,
      problem,
      cure,
    }
  })
  // Several checks may find the same problem.
  return problems.filter(
    (one, index) => problems.findIndex((other) => isDeepStrictEqual(one, other)) === index,
  )
}

/** What publishing all drafts would change. */
export async function readChanges(db: Queries, check: Check): Promise<Changes> {
  const { drafts, version } = await readSeen(db)
  const published = await readPublished(db)
  const publishedOf = byKey(published)
  const authorsOf = byKey(await listDraftAuthors(db))
  const changes = drafts.flatMap((draft) => {
    const change = changeOf(draft, publishedOf.get(keyOf(draft))?.data ?? null, draft.data)
    if (change === undefined) return []
    const by = authorsOf.get(keyOf(draft))?.authors ?? [draft.by]
    const problems = problemsOf(draft, draft.data)
    return [{ ...change, by, problems, unfinished: unfinishedIn(draft.kind, draft.data) }]
  })
  // Check the site only if each record is valid by itself.
  const isSound = changes.length > 0 && changes.every(({ problems }) => problems.length === 0)
  return { changes, problems: isSound ? await contradictionsOf(check, published, drafts) : [], version }
}
