/** For a link to a page with subpages: active only on the page itself, with any query. */
export const ownPageOnly = { exact: true, includeSearch: false } as const

/** Marks a link whose section contains the page at `path`, but not a link to the page itself. */
export function sectionMark(to: string, path: string): { 'aria-current'?: 'true' } {
  const section = path.startsWith('/activitys/') ? path.replace('/activitys/', '/activity/') : path
  return section.startsWith(`${to}/`) ? { 'aria-current': 'true' } : {}
}
