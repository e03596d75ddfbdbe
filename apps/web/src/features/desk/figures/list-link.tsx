import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DeskFilter } from '../search/desk-search.ts'

interface ListLinkProps {
  filter: DeskFilter
  /** What is counted, for those who hear the number alone. */
  of: string
  children: ReactNode
}

/** A figure that leads to the enquiries behind it. */
export function ListLink({ filter, of, children }: ListLinkProps) {
  return (
    <Link to="/dashboard" search={filter} className="figures-link">
      {children}
      <span className="sg-visually-hidden">: {of}</span>
    </Link>
  )
}
