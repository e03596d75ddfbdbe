import { Breadcrumbs } from '@susegad/ui/breadcrumbs'
import { useMatch } from '@tanstack/react-router'
import { useSite } from '../../page-data/site.ts'
import { RouterLink } from './router-link.tsx'
import { trailOf } from './trail-of.ts'

/** Breadcrumbs of the page that it stands on, not of the one that is on its way. */
export function Trail({ onPicture = false }: { onPicture?: boolean }) {
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname })
  const { breadcrumbs } = useSite()
  return (
    <Breadcrumbs
      variant={onPicture ? 'on-picture' : 'plain'}
      items={trailOf(path, breadcrumbs)}
      linkAs={RouterLink}
    />
  )
}
