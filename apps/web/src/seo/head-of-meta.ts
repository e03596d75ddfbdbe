import type { Meta } from '@susegad/catalog-data/seo'
import type { SiteData } from '../page-data/site.ts'
import { trailOf } from '../shell/navigation/trail-of.ts'
import type { PageHead } from './page-head.ts'
import { breadcrumbData } from './structured-data/lists.ts'

/** A head from its metadata; `name` is the last breadcrumb. */
export function metaHead(
  path: string,
  name: string | undefined,
  meta: Meta,
  origin: string,
  { breadcrumbs }: SiteData,
  data: readonly object[],
): PageHead {
  const trail = trailOf(path, breadcrumbs).map(({ label, href }) => ({ label, path: href }))
  const last = trail.at(-1)
  if (name && last) last.label = name
  return {
    title: meta.title,
    description: meta.description,
    keywords: meta.keywords,
    canonical: path,
    social: meta.socialPicture,
    kind: 'website',
    structuredData: path === '/' ? data : [...data, breadcrumbData(trail, origin)],
  }
}
