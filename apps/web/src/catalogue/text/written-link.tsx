import type { ReactNode } from 'react'
import { RouterLink } from '../../shell/navigation/router-link.tsx'

export interface WrittenLinkProps {
  href: string
  children: ReactNode
}

/** A link in a text: to a page of the site by the router, elsewhere by the browser. */
export const WrittenLink = ({ href, children }: WrittenLinkProps) =>
  href.startsWith('/') ? (
    <RouterLink href={href}>{children}</RouterLink>
  ) : (
    <a href={href} rel="noopener">
      {children}
    </a>
  )
