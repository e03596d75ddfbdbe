import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PlaceKind } from './coast-places.ts'

interface CoastLinkProps {
  kind: PlaceKind
  slug: string
  children: ReactNode
}

/** A link to a place of any kind. */
export function CoastLink({ kind, slug, children }: CoastLinkProps) {
  const params = { slug }
  if (kind === 'hotel') {
    return (
      <Link to="/hotels/$slug" params={params}>
        {children}
      </Link>
    )
  }
  if (kind === 'beach') {
    return (
      <Link to="/beaches/$slug" params={params}>
        {children}
      </Link>
    )
  }
  return (
    <Link to="/activitys/$slug" params={params}>
      {children}
    </Link>
  )
}
