import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { withPage } from '../search/search-steps.ts'

/** The dashboard's list on another page, without the open enquiry; `href` is the page's number. */
export function PageLink({ href, ...rest }: Omit<ComponentProps<'a'>, 'target'> & { href: string }) {
  return (
    <Link
      {...rest}
      from="/dashboard/"
      to="/dashboard"
      search={(now) => withPage({ ...now, enquiry: undefined }, Number(href))}
      activeOptions={{ exact: true }}
      resetScroll={false}
    />
  )
}
