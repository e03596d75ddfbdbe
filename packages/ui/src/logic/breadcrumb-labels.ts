export interface BreadcrumbTrailItem {
  label: string
  href: string
}

const titleCase = (segment: string): string =>
  segment
    .split('-')
    .filter(Boolean)
    .map((word) => word[0]?.toLocaleUpperCase('en-IN') + word.slice(1))
    .join(' ')

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * The trail to an address: `home` first, then one step a segment, title-cased with hyphens as spaces.
 * `labels` names segments that read otherwise, and may say which address stands for one (`hrefs`).
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
