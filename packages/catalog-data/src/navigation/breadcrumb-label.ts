/** Breadcrumb label of a path segment: its special label, else title case. */
export function breadcrumbLabelOf(special: Readonly<Record<string, string>>, segment: string): string {
  if (Object.hasOwn(special, segment)) return special[segment] ?? segment
  return segment
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
