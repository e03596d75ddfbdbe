import { deferred } from '../deferred/deferred.tsx'
import { usePageTitle } from '../navigation/page-title.ts'
import type { NotFoundPageProps } from './not-found-page.tsx'

const NotFoundPart = deferred(async () => (await import('./not-found-page.tsx')).NotFoundPage, 'touched')

/** The page for addresses that lead nowhere, whose script no other page carries. */
export function NotFound({ title = '404 Page Not Found', ...rest }: Partial<NotFoundPageProps>) {
  // Here rather than in the part, which may stay plain HTML: the page must hear every press at once.
  usePageTitle(`${title} | Susegad`)
  return <NotFoundPart title={title} {...rest} />
}
