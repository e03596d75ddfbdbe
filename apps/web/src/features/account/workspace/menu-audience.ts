/** `agents` are staff who may change enquiries, `editors` staff who may edit the site. */
export type MenuAudience = 'everyone' | 'staff' | 'agents' | 'owners' | 'editors'

/** The menu entries that this role may open. */
export function entriesFor<Entry extends { audience: MenuAudience }>(
  entries: readonly Entry[],
  role: string,
  staffRole = '',
  editsSite = false,
): Entry[] {
  return entries.filter(({ audience }) => {
    if (audience === 'everyone') return true
    if (role !== 'admin') return false
    if (audience === 'editors') return editsSite
    return audience === 'staff' || staffRole === 'owner' || (audience === 'agents' && staffRole !== 'viewer')
  })
}
