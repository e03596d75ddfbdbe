export type MenuAudience = 'everyone' | 'staff'

/** The entries of a menu that a person of this role may open. */
export function entriesFor<Entry extends { audience: MenuAudience }>(
  entries: readonly Entry[],
  role: string,
): Entry[] {
  return entries.filter(({ audience }) => audience === 'everyone' || role === 'admin')
}
