import type { PageKey } from '@susegad/catalog-data/seo'

/** The address of a page that is not about one record. */
export const pagePath = (key: PageKey): string => (key === 'home' ? '/' : `/${key}`)
