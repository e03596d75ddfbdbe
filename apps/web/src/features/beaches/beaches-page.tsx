import type { PageData } from '../../page-data/page-data.ts'
import { deferred } from '../../shell/deferred/deferred.tsx'

// Static content: hydrate only on interaction.
const BeachesOpening = deferred(async () => (await import('./beaches-opening.tsx')).BeachesOpening, 'touched')
// Hydrate early if the URL's query may filter the list.
const AllBeaches = deferred(
  async () => (await import('./all-beaches.tsx')).AllBeaches,
  () => (location.search ? 'idle' : 'near'),
)

export function BeachesPage(page: PageData['beaches']) {
  return (
    <>
      <BeachesOpening texts={page.texts} beaches={page.beaches} />
      <AllBeaches {...page} />
    </>
  )
}
