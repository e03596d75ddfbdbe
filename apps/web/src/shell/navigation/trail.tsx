import { breadcrumbLabel } from '@susegad/catalog-data/navigation'
import { Breadcrumbs } from '@susegad/ui/breadcrumbs'
import { Link, useLocation } from '@tanstack/react-router'
import { ownPageOnly } from './current-link.ts'
import { trailOf } from './trail-of.ts'

/** Breadcrumbs of the current path. */
export function Trail({ onPicture = false }: { onPicture?: boolean }) {
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <Breadcrumbs
      variant={onPicture ? 'on-picture' : 'plain'}
      items={trailOf(path, breadcrumbLabel)}
      renderLink={({ href, label }) => (
        <Link to={href} activeOptions={ownPageOnly}>
          {label}
        </Link>
      )}
    />
  )
}
