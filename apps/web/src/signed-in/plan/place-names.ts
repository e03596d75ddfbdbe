import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { PageSource } from '../../page-data/load-page.ts'
import { titled } from './plan-text.ts'

type Names = ReadonlyMap<string, string>

/** The page that lists all places, by slug and name. */
const LISTING = '/dashboard/routing'

async function loadNames(pageAt: PageSource): Promise<Names> {
  const page = await pageAt({ pathname: LISTING, href: LISTING })
  if (page?.kind !== 'routing') return new Map()
  return new Map(
    Object.entries(page.places).flatMap(([kind, places]) =>
      places.map(({ slug, name }) => [`${kind}/${slug}`, name] as const),
    ),
  )
}

/** Names of places such as `beach/baga-beach`; made of the address until they are loaded, or if a place is gone. */
export function usePlaceNames(): (place: string) => string {
  const router = useRouter({ warn: false }) as ReturnType<typeof useRouter> | null
  const pageAt: PageSource | undefined = router?.options.context?.pageAt
  const { data } = useQuery({
    queryKey: ['place-names'],
    queryFn: () => (pageAt ? loadNames(pageAt) : new Map()),
    enabled: pageAt !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (place) => data?.get(place) ?? titled(place.slice(place.indexOf('/') + 1))
}
