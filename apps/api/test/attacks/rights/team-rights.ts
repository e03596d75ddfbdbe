import { forAgents, forOwners, forStaff, none, type Rule } from './rule.ts'

/** Who works here, whom they tell, and what they did. */
export const teamRights: Record<string, Rule> = {
  'GET /api/audit': { expected: forStaff(200), call: none },
  'POST /api/people': { expected: forAgents(200), call: () => ({ body: { email: 'nobody@x.example' } }) },
  'POST /api/people/data': {
    expected: forAgents(200),
    call: () => ({ body: { email: 'nobody@x.example' } }),
  },
  'POST /api/people/erasure': {
    expected: forOwners(200),
    call: () => ({ body: { email: 'nobody@x.example' } }),
  },
  'PUT /api/staff/rules': { expected: forOwners(200), call: () => ({ body: { secondFactor: false } }) },
  'GET /api/staff': { expected: forOwners(200), call: none },
  'POST /api/staff/invites': {
    expected: forOwners(201),
    call: () => ({ body: { email: 'new@mail.example', staffRole: 'agent' } }),
  },
  'DELETE /api/staff/invites/:id': {
    expected: forOwners(404),
    call: (id) => ({ path: `/api/staff/invites/${id}` }),
  },
  'PUT /api/staff/:id': {
    expected: forOwners(404),
    call: (id) => ({ path: `/api/staff/${id}`, body: { staffRole: 'owner' } }),
  },
  'DELETE /api/staff/:id': { expected: forOwners(404), call: (id) => ({ path: `/api/staff/${id}` }) },
  'GET /api/routing': { expected: forStaff(200), call: none },
  'PUT /api/routing': { expected: forOwners(409), call: () => ({ body: { rules: [], version: 'older' } }) },
  'PUT /api/routing/absences/:id': {
    expected: forOwners(404),
    call: (id) => ({
      path: `/api/routing/absences/${id}`,
      body: { startDate: '2026-12-01', endDate: '2026-12-02' },
    }),
  },
  'DELETE /api/routing/absences/:id': {
    expected: forOwners(404),
    call: (id) => ({ path: `/api/routing/absences/${id}` }),
  },
  'GET /api/users/staff': { expected: forStaff(200), call: none },
  'GET /api/webhooks': { expected: forStaff(200), call: none },
  'POST /api/webhooks': { expected: forOwners(400), call: () => ({ body: {} }) },
  ...Object.fromEntries(
    ['PUT /api/webhooks/:id', 'DELETE /api/webhooks/:id', 'POST /api/webhooks/:id/secret'].map((route) => [
      route,
      {
        expected: forOwners(404),
        call: (id: string) => ({
          path: route.replace(/^\w+ /, '').replace(':id', id),
          ...(route.startsWith('PUT') && { body: {} }),
        }),
      },
    ]),
  ),
  ...Object.fromEntries(
    [
      'POST /api/webhooks/:id/test',
      'GET /api/webhooks/:id/deliveries',
      'POST /api/webhooks/:id/deliveries/:delivery/redeliver',
    ].map((route) => [
      route,
      {
        expected: route.startsWith('GET') ? forStaff(404) : forAgents(404),
        call: (id: string) => ({
          path: route.replace(/^\w+ /, '').replace(/:id|:delivery/g, id),
        }),
      },
    ]),
  ),
}
