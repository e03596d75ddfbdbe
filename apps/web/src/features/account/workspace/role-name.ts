/** Display name of a role: in full where there is room, short on a badge. */
export function roleName(role: string, length: 'full' | 'short' = 'full'): string {
  if (role !== 'admin') return 'Customer'
  return length === 'full' ? 'Administrator' : 'Admin'
}
