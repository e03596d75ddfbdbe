/** Display name of a role, in full and short for a badge. */
export function roleName(
  { role, staffRole }: { role: string; staffRole?: string | undefined },
  length: 'full' | 'short' = 'full',
): string {
  if (role !== 'admin') return 'Customer'
  if (staffRole === 'agent') return 'Agent'
  if (staffRole === 'viewer') return 'Viewer'
  return length === 'full' ? 'Administrator' : 'Admin'
}
