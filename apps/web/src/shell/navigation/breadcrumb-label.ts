import type { SiteData } from '../../page-data/site.ts'

/** Breadcrumb label of a path segment: its special label, else title case. */
export function breadcrumbLabel(segment: string, breadcrumbs: SiteData['breadcrumbs']): string {
  const special = Object.hasOwn(breadcrumbs, segment) ? breadcrumbs[segment] : undefined
  if (special !== undefined) return special
  return segment
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
