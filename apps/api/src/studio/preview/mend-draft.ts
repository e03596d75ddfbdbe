import type { ContentData, ContentProblem } from '@susegad/api-client/contract'
import { problemsOf } from '../drafts/record-view.ts'
import { fieldOf } from '../fields/list-items.ts'
import type { RecordChange } from '../records/written-records.ts'

type Path = ContentProblem['path']

interface Mended {
  /** The record as it can be shown; null if it cannot be shown at all. */
  data: ContentData | null
  /** Problems that keep parts of the draft from being shown. */
  problems: readonly ContentProblem[]
  /** Whether no part of the draft is shown. */
  isWhole: boolean
}

/** The draft with the published values of invalid fields; with `dropEntries`, without invalid new list entries. */
function fallBack(
  data: ContentData,
  published: ContentData | null,
  paths: readonly Path[],
  dropEntries: boolean,
): ContentData {
  const mended = { ...data }
  for (const field of new Set(paths.map(([first]) => String(first)))) {
    const indexes = paths.filter(([first]) => String(first) === field).map(([, index]) => index)
    const list = data[field]
    const before = fieldOf(published, field) as ContentData[string] | undefined
    const known = Array.isArray(before) ? before.length : 0
    const areNew = indexes.every((index) => typeof index === 'number' && index >= known)
    if (dropEntries && Array.isArray(list) && areNew)
      mended[field] = list.filter((_, index) => !indexes.includes(index))
    else if (before === undefined) delete mended[field]
    else mended[field] = before
  }
  return mended
}

/** The valid part of a draft; invalid fields keep their published values. */
export function mendDraft({ data, ...name }: RecordChange, published: ContentData | null): Mended {
  const problems = problemsOf(name, data)
  if (data === null || problems.length === 0) return { data, problems: [], isWhole: false }
  const paths = problems.map(({ path }) => path)
  if (paths.every((path) => path.length > 0))
    for (const dropEntries of [true, false]) {
      const mended = fallBack(data, published, paths, dropEntries)
      if (problemsOf(name, mended).length === 0) return { data: mended, problems, isWhole: false }
    }
  return { data: published, problems, isWhole: true }
}
