/** For a link to a page that has others below it: it is current on its own page only, however that is filtered. */
export const ownPageOnly = { exact: true, includeSearch: false } as const

/** Marks a link as the section that the page at `path` lies in, which is not the page itself. */
export function sectionMark(to: string, path: string): { 'aria-current'?: 'true' } {
  const section = path.startsWith('/activitys/') ? path.replace('/activitys/', '/activity/') : path
  return section.startsWith(`${to}/`) ? { 'aria-current': 'true' } : {}
}
