import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { ownPageOnly } from './current-link.ts'

type RouterLinkProps = Pick<ComponentProps<'a'>, 'className' | 'id' | 'aria-labelledby'> & {
  href: string
  children?: ReactNode
}

/** The router's link to a page, for components that make links out of addresses. */
export function RouterLink({ href, ...rest }: RouterLinkProps) {
  return <Link {...rest} to={href} activeOptions={ownPageOnly} />
}
