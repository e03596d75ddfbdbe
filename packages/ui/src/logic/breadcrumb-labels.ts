export interface BreadcrumbTrailItem {
  label: string
  href: string
}

const titleCase = (segment: string): string =>
  segment
    .split('-')
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ')

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * Builds the trail for a path: `home` first, then one item per segment, title-cased with hyphens as spaces.
 * `labels` overrides the label of a segment, `hrefs` its address.
 */
export function breadcrumbTrail(
  pathname: string,
  {
    home = 'Home',
    labels = {},
    hrefs = {},
  }: {
    home?: string
    labels?: Readonly<Record<string, string>>
    hrefs?: Readonly<Record<string, string>>
  } = {},
): BreadcrumbTrailItem[] {
  const segments = (pathname.split(/[?#]/)[0] ?? '').split('/').filter(Boolean)
  return [
    { label: home, href: '/' },
    ...segments.map((segment, index) => ({
      label: Object.hasOwn(labels, segment) ? (labels[segment] ?? segment) : titleCase(decode(segment)),
      href: Object.hasOwn(hrefs, segment)
        ? (hrefs[segment] ?? '/')
        : `/${segments.slice(0, index + 1).join('/')}`,
    })),
  ]
}
