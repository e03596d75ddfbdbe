import type { ContentName, ContentProblem } from '@susegad/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Pointer, pointerOf, valueAt } from '../content/pointer.ts'
import { studio } from '../content/studio-queries.ts'

/**
 * Problems between records that the publishing page found and linked to. Each one is shown until its
 * field is changed.
 */
export function useAcrossProblems(
  { kind, slug }: ContentName,
  data: unknown,
  field: Pointer | undefined,
): readonly ContentProblem[] {
  const { data: changes } = useQuery({ ...studio.changes(), enabled: field !== undefined })
  const [first] = useState(data)
  return useMemo(
    () =>
      (changes?.problems ?? []).filter((problem) => {
        const at = pointerOf(problem.path)
        return problem.kind === kind && problem.slug === slug && valueAt(data, at) === valueAt(first, at)
      }),
    [changes, kind, slug, data, first],
  )
}
