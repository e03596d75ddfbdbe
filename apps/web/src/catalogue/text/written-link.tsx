import type { ReactNode } from 'react'
import { RouterLink } from '../../shell/navigation/router-link.tsx'

export interface WrittenLinkProps {
  href: string
  children: ReactNode
}

/** A link in a text: router link within the site, plain link elsewhere. */
export const WrittenLink = ({ href, children }: WrittenLinkProps) =>
  href.startsWith('/') ? (
    <RouterLink href={href}>{children}</RouterLink>
  ) : (
    <a href={href} rel="noopener">
      {children}
    </a>
  )
