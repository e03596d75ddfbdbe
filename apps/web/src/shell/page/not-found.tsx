import type { PageKey } from '@susegad/catalog-data/seo'
import type { MissingPage } from '../../page-data/load-page.ts'
import { hasPage, useSite } from '../../page-data/site.ts'
import { usePageTitle } from '../navigation/use-page-title.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { VisitorFrame } from './visitor-frame.tsx'

const anyPage: MissingPage = {
  title: '404 Page Not Found',
  text: 'The tide has taken this page, or it was never here. The whole coast is still a step away.',
  back: { label: 'Back to the homepage', to: '/' },
}

const isMissingPage = (words: unknown): words is MissingPage =>
  typeof words === 'object' && words !== null && 'back' in words

/**
 * The 404 page, with its frame. One HTML file serves many addresses and hydrates only if each of them renders the same
 * tree: nothing here may depend on the address.
 */
export function NotFound({ data }: { data?: unknown }) {
  const site = useSite()
  // A business without hotels has no hotels/404.html: its server sends the site's own.
  const isOfPlaces = isMissingPage(data) && hasPage(site, data.back.to.slice(1) as PageKey)
  const words = isOfPlaces ? data : anyPage
  usePageTitle(words.title)
  return (
    <VisitorFrame facts={{}}>
      <NotFoundPage {...words} />
    </VisitorFrame>
  )
}
