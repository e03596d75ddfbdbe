import { deferred } from '../deferred/deferred.tsx'
import { pageTitle } from '../navigation/page-title.ts'
import { useDocumentTitle } from '../navigation/use-document-title.ts'
import type { NotFoundPageProps } from './not-found-page.tsx'

/** Deferred, so that no other page carries its script. */
const NotFoundPage = deferred(async () => (await import('./not-found-page.tsx')).NotFoundPage, 'touched')

/** The 404 page. */
export function NotFound({ title = '404 Page Not Found', ...props }: Partial<NotFoundPageProps>) {
  useDocumentTitle(pageTitle(title))
  return <NotFoundPage title={title} {...props} />
}
