import type { Picture } from '@susegad/catalog-data/pictures'
import type { PageHead } from './page-head.ts'

/** One page of the site as the build makes it. */
export interface SitePage {
  path: string
  /** Its HTML file, relative to the site's folder. */
  file: string
  /** In the sitemap. */
  listed: boolean
  head: (origin: string) => PageHead
  /** The first pictures on it, for the sitemap. */
  pictures?: readonly Picture[]
}
