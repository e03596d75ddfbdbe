import type { ContentData, ContentName } from '@susegad/api-client/contract'
import type { Draft } from '../drafts/draft-store.ts'
import type { WrittenRecord } from '../records/content-folder.ts'
import { addressOf, nameOf, recordOfFile } from '../records/content-kinds.ts'
import { keyOf } from '../records/record-key.ts'
import { put } from '../releases/compose.ts'
import { type SiteProblem, SiteUnmade } from '../site/site-maker.ts'
import type { LeftOut } from './left-out.ts'
import { mendDraft } from './mend-draft.ts'

type Published = WrittenRecord
type Making = (records: readonly WrittenRecord[], address: string) => Promise<string | undefined>
type Checking = (records: readonly WrittenRecord[]) => Promise<SiteProblem[]>

export interface Preview {
  html: string | undefined
  leftOut: readonly LeftOut[]
  /** Whether the page belongs to a new record that can't be shown yet. */
  isAwaited: boolean
}

interface Shown extends ContentName {
  data: ContentData | null
}

/** One page with as much of the drafts as can be shown. */
export async function previewOf(
  { published, drafts }: { published: readonly Published[]; drafts: readonly Draft[] },
  address: string,
  { page, check }: { page: Making; check: Checking },
): Promise<Preview> {
  const before = new Map(published.map((record) => [keyOf(record), record.data]))
  const leftOut: LeftOut[] = []
  const entry = (draft: Draft, rest: Pick<LeftOut, 'why' | 'isWhole' | 'count'>): LeftOut => {
    const { kind, slug, data } = draft
    const former = before.get(keyOf(draft)) ?? null
    const what = data === null ? 'removed' : former === null ? 'added' : 'changed'
    return { kind, slug, name: nameOf(draft, data ?? former), what, ...rest }
  }
  let shown = drafts.map((draft): Shown => {
    const { kind, slug } = draft
    const { data, problems, isWhole } = mendDraft(draft, draft.data, before.get(keyOf(draft)) ?? null)
    const [why] = problems
    if (why) leftOut.push(entry(draft, { why, isWhole, count: problems.length }))
    return { kind, slug, data }
  })

  const compose = () => {
    const records = new Map(published.map((record) => [keyOf(record), record]))
    for (const draft of shown) put(records, draft, draft.data)
    return [...records.values()]
  }
  const isAwaited = () =>
    leftOut.some((left) => left.what === 'added' && left.isWhole && addressOf(left) === address)

  for (;;) {
    try {
      return { html: await page(compose(), address), leftOut, isAwaited: isAwaited() }
    } catch (error) {
      if (!(error instanceof SiteUnmade) || shown.length === 0) throw error
      // Every record is valid, so some contradict each other: leave out those that the check names.
      const found = new Map<string, SiteProblem>()
      for (const problem of await check(compose())) {
        const name = recordOfFile(problem.file)
        if (name && !found.has(keyOf(name))) found.set(keyOf(name), problem)
      }
      const named = shown.filter((draft) => found.has(keyOf(draft)))
      const removed = shown.filter(({ data }) => data === null)
      const [first] = found.values()
      const culprits = [named, removed, shown].find((some) => some.length > 0) ?? []
      for (const culprit of culprits) {
        const draft = drafts.find((one) => keyOf(one) === keyOf(culprit))
        const why = found.get(keyOf(culprit)) ?? first
        if (draft) leftOut.push(entry(draft, { why, isWhole: true, count: 1 }))
      }
      shown = shown.filter((draft) => !culprits.includes(draft))
    }
  }
}
