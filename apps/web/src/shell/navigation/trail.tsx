import { Breadcrumbs } from '@susegad/ui/breadcrumbs'
import { useLocation } from '@tanstack/react-router'
import { useSite } from '../../page-data/site.ts'
import { RouterLink } from './router-link.tsx'
import { trailOf } from './trail-of.ts'

/** Breadcrumbs of the current path. */
export function Trail({ onPicture = false }: { onPicture?: boolean }) {
  const path = useLocation({ select: (location) => location.pathname })
  const { breadcrumbs } = useSite()
  return (
    <Breadcrumbs
      variant={onPicture ? 'on-picture' : 'plain'}
      items={trailOf(path, breadcrumbs)}
      linkAs={RouterLink}
    />
  )
}
