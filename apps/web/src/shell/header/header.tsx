import { SiteHeader } from '@susegad/ui/site-header'
import { useMatches } from '@tanstack/react-router'
import { Suspense } from 'react'
import { HeaderContent } from './header-content.tsx'

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
      <Suspense>
        <HeaderContent />
      </Suspense>
    </SiteHeader>
  )
}
