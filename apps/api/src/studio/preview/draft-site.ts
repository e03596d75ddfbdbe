import type { ContentName } from '@susegad/api-client/contract'
import type { Draft } from '../drafts/draft-store.ts'
import { addressOf, nameOf, recordOfFile } from '../records/content-kinds.ts'
import {
  byKey,
  keyOf,
  type RecordChange,
  type WrittenRecord,
  withChanges,
} from '../records/written-records.ts'
import { type SiteProblem, SiteUnmade } from '../site/site-maker.ts'
import type { LeftOut } from './left-out.ts'
import { mendDraft } from './mend-draft.ts'

export interface Preview {
  html: string | undefined
  leftOut: readonly LeftOut[]
  /** Whether the page belongs to a new record that can't be shown yet. */
  isAwaited: boolean
}

interface Renderer {
  page: (records: readonly WrittenRecord[], address: string) => Promise<string | undefined>
  check: (records: readonly WrittenRecord[]) => Promise<SiteProblem[]>
}

/** One page with as much of the drafts as can be shown. */
export async function previewOf(
  { published, drafts }: { published: readonly WrittenRecord[]; drafts: readonly Draft[] },
  address: string,
  { page, check }: Renderer,
): Promise<Preview> {
  const publishedOf = byKey(published)
  const leftOut: LeftOut[] = []
  const leaveOut = (name: ContentName, isWhole: boolean) => {
    const { kind, slug } = name
    const data = drafts.find((draft) => keyOf(draft) === keyOf(name))?.data ?? null
    const former = publishedOf.get(keyOf(name))?.data ?? null
    const what = data === null ? 'removed' : former === null ? 'added' : 'changed'
    leftOut.push({ kind, slug, name: nameOf(name, data ?? former), what, isWhole })
  }
  let shown = drafts.map((draft): RecordChange => {
    const { kind, slug } = draft
    const former = publishedOf.get(keyOf(draft))?.data ?? null
    const { data, problems, isWhole } = mendDraft(draft, former)
    if (problems.length > 0) leaveOut(draft, isWhole)
    return { kind, slug, data }
  })

  for (;;) {
    const records = withChanges(published, shown)
    try {
      const html = await page(records, address)
      const isAwaited = leftOut.some(
        (left) => left.what === 'added' && left.isWhole && addressOf(left) === address,
      )
      return { html, leftOut, isAwaited }
    } catch (error) {
      if (!(error instanceof SiteUnmade) || shown.length === 0) throw error
      // Every record is valid, so some contradict each other: leave out those that the check names.
      const found = new Set<string>()
      for (const { file } of await check(records)) {
        const name = recordOfFile(file)
        if (name) found.add(keyOf(name))
      }
      const named = shown.filter((draft) => found.has(keyOf(draft)))
      const removed = shown.filter(({ data }) => data === null)
      const culprits = [named, removed, shown].find((some) => some.length > 0) ?? []
      for (const culprit of culprits) leaveOut(culprit, true)
      shown = shown.filter((draft) => !culprits.includes(draft))
    }
  }
}
