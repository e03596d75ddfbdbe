import type { EnquiryPlan } from '@susegad/api-client/contract'
import { clashesOf, clashText, namesOf, tripFrom } from '@susegad/catalog-data/trip'
import { useQuery } from '@tanstack/react-query'
import type { PageSource } from '../../../page-data/load-page.ts'
import { factsOf } from '../../../shell/trip/trip-facts.ts'
import { usePageSource } from '../../../signed-in/plan/place-names.ts'

const PLACES = '/trip'
const MINUTE = 60_000

async function loadFacts(pageAt: PageSource | undefined) {
  const page = await pageAt?.({ pathname: PLACES, href: PLACES })
  return page?.kind === 'trip' ? factsOf(page) : null
}

/** What stands against the days of a sent plan, by the facts as they are published now. */
export function PlanClashes({ trip }: { trip: NonNullable<EnquiryPlan['trip']> }) {
  const pageAt = usePageSource()
  const { data: facts } = useQuery({
    queryKey: ['trip-facts'],
    queryFn: () => loadFacts(pageAt),
    staleTime: MINUTE,
  })
  const plan = tripFrom(trip)
  if (!facts || !plan) return null
  // A place that is gone is marked where its name stands.
  const clashes = clashesOf(plan, facts).filter(
    ({ kind, severity }) => severity === 'problem' && kind !== 'unknown',
  )
  if (clashes.length === 0) return null
  const names = namesOf(facts)
  return (
    <details open>
      <summary>
        {clashes.length === 1
          ? '1 problem, as the customer sees it'
          : `${clashes.length} problems, as the customer sees them`}
      </summary>
      <ul>
        {clashes.map((clash) => (
          <li key={`${clash.kind} ${clash.day} ${clash.places.join()}`}>{clashText(clash, names)}</li>
        ))}
      </ul>
    </details>
  )
}
