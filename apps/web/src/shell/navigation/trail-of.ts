import type { SiteData } from '../../page-data/site.ts'
import { breadcrumbLabel } from './breadcrumb-label.ts'

export interface TrailStep {
  label: string
  href: string
}

/** Breadcrumbs from home to a page. An activity's parent is the listing, which has another path. */
export function trailOf(path: string, breadcrumbs: SiteData['breadcrumbs']): TrailStep[] {
  const labelOf = (segment: string) => breadcrumbLabel(segment, breadcrumbs)
  const segments = path.split('/').filter(Boolean)
  const steps = segments.map((segment, index): TrailStep => {
    const onActivity = index === 0 && segments.length > 1 && /^activitys?$/.test(segment)
    if (onActivity) return { label: labelOf('activitys'), href: '/activity' }
    return { label: labelOf(segment), href: `/${segments.slice(0, index + 1).join('/')}` }
  })
  return [{ label: labelOf(''), href: '/' }, ...steps]
}
