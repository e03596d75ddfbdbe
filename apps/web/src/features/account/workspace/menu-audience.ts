/** `agents` are all on the staff who may change something. */
export type MenuAudience = 'everyone' | 'staff' | 'agents' | 'owners'

/** The menu entries that this role may open. */
export function entriesFor<Entry extends { audience: MenuAudience }>(
  entries: readonly Entry[],
  role: string,
  staffRole = '',
): Entry[] {
  return entries.filter(({ audience }) => {
    if (audience === 'everyone') return true
    if (role !== 'admin') return false
    return audience === 'staff' || staffRole === 'owner' || (audience === 'agents' && staffRole !== 'viewer')
  })
}
