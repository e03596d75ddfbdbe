import type { ContentName, ContentProblem, ContentRecord, ContentSummary } from '@susegad/api-client/contract'
import type { ContentState } from '@susegad/api-client/rules'
import { contentFaults } from '@susegad/catalog-data/schemas'
import { addressOf, isRemovable, nameOf, schemaOf } from '../records/content-kinds.ts'
import { marksOf, RECORD_MAX_MARKS } from '../records/record-size.ts'
import type { Published } from '../records/record-store.ts'
import type { Draft } from './draft-store.ts'

export interface Stored {
  published: Published | undefined
  draft: Draft | undefined
}

export const dataOf = ({ draft, published }: Stored) => (draft ? draft.data : (published?.data ?? null))

/** The version that a save is based on: a draft's revision, or a release. */
export const versionOf = ({ draft, published }: Stored): string =>
  draft ? `d${draft.revision}` : published ? `r${published.releaseId}` : 'none'

const stateOf = ({ draft, published }: Stored): ContentState => {
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

const headOf = ({ kind, slug }: ContentName, stored: Stored) => ({
  kind,
  slug,
  name: nameOf({ kind, slug }, dataOf(stored) ?? stored.published?.data ?? null),
  address: addressOf({ kind, slug }),
  schema: schemaOf({ kind, slug }) ?? kind,
  state: stateOf(stored),
})

export function recordView(name: ContentName, stored: Stored, editors: ContentRecord['editors']) {
  const { draft, published } = stored
  const data = dataOf(stored)
  return {
    ...headOf(name, stored),
    removable: isRemovable(name),
    data,
    published: published?.data ?? null,
    version: versionOf(stored),
    draft: draft ? { by: draft.by, at: draft.at } : null,
    editors,
    problems: problemsOf(name, data),
  }
}

export function summaryView(name: ContentName, stored: Stored): ContentSummary {
  const { draft } = stored
  return {
    ...headOf(name, stored),
    changedBy: draft?.by ?? null,
    changedAt: draft?.at ?? null,
    problems: draft ? problemsOf(name, draft.data).length : 0,
  }
}
