import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { StudioSearch } from './studio-search.ts'

interface StudioLinkProps {
  search?: StudioSearch
  className?: string
  children: ReactNode
}

/** A link within the studio. */
export function StudioLink({ search = {}, className = '', children }: StudioLinkProps) {
  return (
    <Link to="/dashboard/content" search={search} className={className}>
      {children}
    </Link>
  )
}
