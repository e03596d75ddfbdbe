export type MenuAudience = 'everyone' | 'staff'

/** The menu entries that this role may open. */
export function entriesFor<Entry extends { audience: MenuAudience }>(
  entries: readonly Entry[],
  role: string,
): Entry[] {
  return entries.filter(({ audience }) => audience === 'everyone' || role === 'admin')
}
