import { SiteHeader } from '@susegad/ui/site-header'
import { useMatches } from '@tanstack/react-router'
import { deferred } from '../deferred/deferred.tsx'

const HeaderContent = deferred(
  async () => (await import('./header-content.tsx')).HeaderContent,
  // The signed-in person's name and the chosen theme are not in the HTML.
  () => {
    const { session, theme } = document.documentElement.dataset
    return session || theme ? 'idle' : 'touched'
  },
)

const opensOnPicture = ['/hotels/$slug', '/activitys/$slug', '/activity/$slug', '/beaches/$slug']

export function Header() {
  const overlay = useMatches({
    select: (matches) =>
      matches.some(
        // A missing place's match has status `success` as well, but no loader data.
        ({ routeId, status, loaderData }) =>
          opensOnPicture.includes(routeId) && status === 'success' && loaderData !== undefined,
      ),
  })
  return (
    <SiteHeader mode={overlay ? 'overlay' : 'solid'}>
      <HeaderContent />
    </SiteHeader>
  )
}
