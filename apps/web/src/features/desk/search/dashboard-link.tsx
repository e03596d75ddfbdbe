import { Link, type LinkComponentProps } from '@tanstack/react-router'
import { readPlainSearch } from '../../../shell/navigation/plain-search.ts'
import { readDeskSearch } from './desk-search.ts'

/** The router's link to one page of a list on the dashboard; the first page has no number in its address. */
export function DashboardLink({ href, ...rest }: LinkComponentProps & { href: string }) {
  const search = readDeskSearch(readPlainSearch(href.slice(href.indexOf('?'))))
  return <Link {...rest} to="/dashboard" search={search} activeOptions={{ exact: true }} />
}
