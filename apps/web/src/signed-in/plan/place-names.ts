import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { PageSource } from '../../page-data/load-page.ts'
import { titled } from './plan-text.ts'

type Names = ReadonlyMap<string, string>

/** The page that lists all places, by slug and name. */
const LISTING = '/dashboard/routing'
const MINUTE = 60_000

async function loadNames(pageAt: PageSource | undefined): Promise<Names | null> {
  const page = await pageAt?.({ pathname: LISTING, href: LISTING })
  if (page?.kind !== 'routing') return null
  return new Map(
    Object.entries(page.places).flatMap(([kind, places]) =>
      places.map(({ slug, name }) => [`${kind}/${slug}`, name] as const),
    ),
  )
}

/** Name of a place from its key, such as `beach/baga-beach`. */
export const nameFromKey = (place: string): string => titled(place.slice(place.indexOf('/') + 1))

/** Undefined where no router surrounds a plan. */
export function usePageSource(): PageSource | undefined {
  const router = useRouter({ warn: false }) as ReturnType<typeof useRouter> | null
  return router?.options.context?.pageAt
}

/** The site's names of places, by keys such as `beach/baga-beach`; undefined until they are loaded. */
export function usePlaceNames(): Names | null | undefined {
  const pageAt = usePageSource()
  const { data } = useQuery({
    queryKey: ['place-names'],
    queryFn: () => loadNames(pageAt),
    enabled: pageAt !== undefined,
    // A place may be published while the desk is open.
    staleTime: MINUTE,
    retry: false,
  })
  return data
}
