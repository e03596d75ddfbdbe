import type { StaffRole } from '@susegad/api-client/rules'

export const staffRoleText: Record<StaffRole, { name: string; may: string }> = {
  owner: { name: 'Owner', may: 'everything, and who is on the team' },
  agent: { name: 'Agent', may: 'reads and answers enquiries' },
  viewer: { name: 'Viewer', may: 'reads, and changes nothing' },
}
