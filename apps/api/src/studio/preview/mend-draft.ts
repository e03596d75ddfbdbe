import type { ContentData, ContentName, ContentProblem } from '@susegad/api-client/contract'
import { problemsOf } from '../drafts/record-view.ts'
import { fieldOf } from '../fields/list-items.ts'

type Path = ContentProblem['path']

export interface Mended {
  /** The record as it can be shown; null if it cannot be shown at all. */
  data: ContentData | null
  /** Problems that keep parts of the draft from being shown. */
  problems: readonly ContentProblem[]
  /** Whether no part of the draft is shown. */
  isWhole: boolean
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** Whether a problem is inside a new list entry. */
const isInNewEntry = (data: ContentData, published: ContentData | null, [field, index]: Path): boolean => {
  const before = fieldOf(published, String(field))
  return (
    typeof index === 'number' && isList(data[String(field)]) && index >= (isList(before) ? before.length : 0)
  )
}

function withoutEntries(list: unknown[], indexes: ReadonlySet<unknown>): ContentData[string] {
  return list.filter((_, index) => !indexes.has(index)) as ContentData[string]
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
    const faults = paths.filter(([first]) => String(first) === field)
    const list = data[field]
    const before = fieldOf(published, field) as ContentData[string] | undefined
    if (dropEntries && isList(list) && faults.every((path) => isInNewEntry(data, published, path)))
      mended[field] = withoutEntries(list, new Set(faults.map(([, index]) => index)))
    else if (before === undefined) delete mended[field]
    else mended[field] = before
  }
  return mended
}

/** The valid part of a draft; invalid fields keep their published values. */
export function mendDraft(
  name: ContentName,
  data: ContentData | null,
  published: ContentData | null,
): Mended {
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
