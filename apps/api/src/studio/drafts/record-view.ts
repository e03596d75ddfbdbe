import type { ContentName, ContentProblem, ContentRecord, ContentSummary } from '@susegad/api-client/contract'
import type { ContentState } from '@susegad/api-client/rules'
import { contentFaults } from '@susegad/catalog-data/schemas'
import { addressOf, isRemovable, nameOf, schemaOf } from '../records/content-kinds.ts'
import { marksOf, RECORD_MAX_MARKS } from '../records/record-size.ts'
import type { Published } from '../records/record-store.ts'
import type { Draft } from './draft-store.ts'

type Found = { published: Published | undefined; draft: Draft | undefined }

export const instant = (seconds: number): string => new Date(seconds * 1000).toISOString()

export const dataOf = ({ draft, published }: Found) => (draft ? draft.data : (published?.data ?? null))

/** The version that a save is based on: a draft's revision, or a release. */
export const versionOf = ({ draft, published }: Found): string =>
  draft ? `d${draft.revision}` : published ? `r${published.releaseId}` : 'none'

const stateOf = ({ draft, published }: Found): ContentState => {
  if (!draft) return 'published'
  if (draft.data === null) return 'removed'
  return published ? 'changed' : 'new'
}

/** Problems within a single record. */
export function problemsOf(name: ContentName, data: ContentRecord['data']): ContentProblem[] {
  const schema = schemaOf(name)
  if (data === null || schema === undefined) return []
  if (marksOf(data) > RECORD_MAX_MARKS)
    return [
      {
        path: [],
        field: 'texts',
        problem: `have more than ${RECORD_MAX_MARKS} marks and line breaks together`,
        cure: 'Take some out, or divide them among several records.',
      },
    ]
  const problems = contentFaults(schema, data).map(
    ({ path, field, problem, cure }): ContentProblem => ({ path, field, problem, cure }),
  )
  if (typeof data.slug === 'string' && data.slug !== name.slug)
    problems.push({
      path: ['slug'],
      field: 'slug',
      problem: `'${data.slug}' is not its address, '${name.slug}'`,
      cure: `Write '${name.slug}'. A record with another address is a new one.`,
    })
  return problems
}

export function recordView(
  { kind, slug }: ContentName,
  found: Found,
  visitors: ContentRecord['editors'],
): ContentRecord {
  const { draft, published } = found
  const data = dataOf(found)
  return {
    kind,
    slug,
    name: nameOf({ kind, slug }, data ?? published?.data ?? null),
    address: addressOf({ kind, slug }),
    schema: schemaOf({ kind, slug }) ?? kind,
    state: stateOf(found),
    removable: isRemovable({ kind, slug }),
    data,
    published: published?.data ?? null,
    version: versionOf(found),
    draft: draft ? { by: draft.by, at: instant(draft.seconds) } : null,
    editors: visitors,
    problems: problemsOf({ kind, slug }, data),
  }
}

export function summaryView({ kind, slug }: ContentName, found: Found): ContentSummary {
  const { draft, published } = found
  return {
    kind,
    slug,
    name: nameOf({ kind, slug }, draft?.data ?? published?.data ?? null),
    address: addressOf({ kind, slug }),
    schema: schemaOf({ kind, slug }) ?? kind,
    state: stateOf(found),
    changedBy: draft?.by ?? null,
    changedAt: draft ? instant(draft.seconds) : null,
    problems: draft ? problemsOf({ kind, slug }, draft.data).length : 0,
  }
}
