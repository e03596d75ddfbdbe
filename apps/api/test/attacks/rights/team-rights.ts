import { forAgents, forOwners, forStaff, type Rule } from './rule.ts'

const person = { email: 'nobody@x.example' }

/** The team and its rules, the audit trail, other people's data, and webhooks. */
export const teamRights: Record<string, Rule> = {
  'GET /api/audit': [forStaff(200)],
  'POST /api/people': [forAgents(200), person],
  'POST /api/people/data': [forAgents(200), person],
  'POST /api/people/erasure': [forOwners(200), person],
  'PUT /api/staff/rules': [forOwners(200), { secondFactor: false }],
  'GET /api/staff': [forOwners(200)],
  'POST /api/staff/invites': [forOwners(201), { email: 'new@mail.example', staffRole: 'agent' }],
  'DELETE /api/staff/invites/:id': [forOwners(404)],
  'PUT /api/staff/:id': [forOwners(404), { staffRole: 'owner' }],
  'DELETE /api/staff/:id': [forOwners(404)],
  'GET /api/users/staff': [forStaff(200)],
  'GET /api/users/settings': [forStaff(200)],
  'PUT /api/users/settings': [forStaff(200), { notifications: 'each', mentionEmails: true, signature: '' }],
  'GET /api/opening-hours': [forStaff(200)],
  'PUT /api/opening-hours': [forOwners(200), { hours: null }],
  'GET /api/routing': [forStaff(200)],
  'PUT /api/routing': [forOwners(409), { rules: [], version: 'older' }],
  'PUT /api/routing/absences/:id': [forOwners(404), { startDate: '2026-12-01', endDate: '2026-12-02' }],
  'DELETE /api/routing/absences/:id': [forOwners(404)],
  'GET /api/webhooks': [forStaff(200)],
  'POST /api/webhooks': [forOwners(400), {}],
  'PUT /api/webhooks/:id': [forOwners(404), {}],
  'DELETE /api/webhooks/:id': [forOwners(404)],
  'POST /api/webhooks/:id/secret': [forOwners(404)],
  'POST /api/webhooks/:id/test': [forAgents(404)],
  'GET /api/webhooks/:id/deliveries': [forStaff(404)],
  'POST /api/webhooks/:id/deliveries/:delivery/redeliver': [forAgents(404)],
}
