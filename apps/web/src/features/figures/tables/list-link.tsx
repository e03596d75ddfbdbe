import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DeskFilter } from '../../../enquiries/desk-search.ts'

interface ListLinkProps {
  filter: DeskFilter
  /** Accessible name, because the number alone says little. */
  of: string
  children: ReactNode
}

/** A figure as a link to its enquiries. */
export function ListLink({ filter, of, children }: ListLinkProps) {
  return (
    <Link to="/dashboard" search={filter} className="figures-link">
      {children}
      <span className="sg-visually-hidden">: {of}</span>
    </Link>
  )
}
