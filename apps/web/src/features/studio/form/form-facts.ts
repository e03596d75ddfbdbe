import type { ContentOverview, ContentProblem, ContentRecord } from '@susegad/api-client/contract'
import { useLocale } from '@susegad/ui/locale'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Pointer, pointerOf, valueAt } from '../content/pointer.ts'
import { isEmpty } from '../content/shape/empty-value.ts'
import { studio } from '../content/studio-queries.ts'
import type { Bounds, CoastShape, FormFacts } from './host/form-host.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const problemText = (
  { problem, cure }: Pick<ContentProblem, 'problem' | 'cure'>,
  empty: boolean,
): string => (empty ? 'This is missing: fill it in.' : `${capital(problem)}. ${cure}`)

/** The record's problems. In a new record, missing fields are reported only on request. */
export function problemFacts(
  record: Pick<ContentRecord, 'problems'>,
  data: unknown,
  withEmpty: boolean,
): Pick<FormFacts, 'problemAt' | 'countBelow'> {
  const shown = record.problems
    .map((problem) => ({ problem, at: pointerOf(problem.path) }))
    .map((it) => ({ ...it, empty: isEmpty(valueAt(data, it.at)) }))
    .filter(({ empty }) => withEmpty || !empty)
  const texts = new Map<Pointer, string>(
    shown.map(({ problem, at, empty }) => [at, problemText(problem, empty)]),
  )
  return {
    problemAt: (at) => texts.get(at),
    countBelow: (at) => shown.filter((it) => it.at === at || it.at.startsWith(`${at}/`)).length,
  }
}

const recordsOf = (overview: ContentOverview | undefined, kind: string) =>
  (overview?.records ?? [])
    .filter((it) => it.kind === kind && it.state !== 'removed')
    .map(({ slug, name }) => ({ slug, name }))

/** Site data for the form: currency, coast, pages. */
export function useFormFacts(
  record: ContentRecord,
  data: unknown,
  withEmpty: boolean,
  across: readonly ContentProblem[],
): FormFacts {
  const formats = useLocale()
  const { data: overview } = useQuery(studio.overview())
  const has = (kind: string) => overview?.records.some((it) => it.kind === kind) ?? false
  const business = useQuery({
    ...studio.record({ kind: 'business', slug: 'business' }),
    enabled: has('business'),
  })
  const coast = useQuery({ ...studio.record({ kind: 'coast', slug: 'coast' }), enabled: has('coast') })
  const own = business.data?.record.data
  const shore = coast.data?.record.data
  const problems = useMemo(
    () => problemFacts({ problems: [...across, ...record.problems] }, data, withEmpty),
    [record, data, withEmpty, across],
  )
  return useMemo(
    () => ({
      ...problems,
      locale: typeof own?.locale === 'string' ? own.locale : formats.locale,
      currency: typeof own?.currency === 'string' ? own.currency : formats.currency,
      records: { hotels: recordsOf(overview, 'hotel') },
      pages: ['/', ...(overview?.records ?? []).flatMap(({ address }) => (address ? [address] : []))],
      coast: shore ? (shore as unknown as CoastShape) : undefined,
      region: (own?.region as { bounds?: Bounds } | undefined)?.bounds,
    }),
    [problems, own, shore, overview, formats],
  )
}
