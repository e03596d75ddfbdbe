import { hasPage, type PageKey } from '@susegad/catalog-data/seo'
import { notFound } from '@tanstack/react-router'

/** Before a page of which a business may have none: without it there is nothing at its address. */
export const offered = (page: PageKey) => (): void => {
  if (!hasPage(page)) throw notFound()
}
