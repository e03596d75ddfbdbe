import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Opens another enquiry in the panel, in place of this one. */
export function OpenEnquiry({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link
      from="/dashboard/"
      to="/dashboard"
      search={(now) => ({ ...now, enquiry: id })}
      state={true}
      replace
      preload={false}
      resetScroll={false}
    >
      {children}
    </Link>
  )
}
