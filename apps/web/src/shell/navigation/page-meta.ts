import { business } from 'virtual:business'
import { pageMetaOf } from '@susegad/catalog-data/seo'

/** Metadata of the site's pages, in the name of its business. */
export const pageMeta = pageMetaOf(business)
