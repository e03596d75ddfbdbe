import type { StaffRole } from '@susegad/api-client/rules'

export const staffRoleText: Record<StaffRole, { name: string; may: string }> = {
  owner: { name: 'Owner', may: 'can do everything, including managing the team' },
  agent: { name: 'Agent', may: 'can read and answer enquiries' },
  viewer: { name: 'Viewer', may: 'can only read' },
}
