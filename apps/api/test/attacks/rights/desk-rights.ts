import { forAgents, forStaff, none, open, type Rule } from './rule.ts'

/** Everything else. */
export const deskRights: Record<string, Rule> = {
  'GET /healthz': { expected: open(200), call: none },
  'GET /readyz': { expected: open(200), call: none },
  'GET /metrics': { expected: open(200), call: none },
  'GET *': { expected: open(404), call: () => ({ path: '/nothing-here' }) },
  'GET /api/docs': { expected: open(200), call: none },
  'GET /api/openapi.json': { expected: open(200), call: none },
  'GET /api/figures': { expected: forStaff(200), call: none },
  'GET /api/figures/export': { expected: forAgents(200), call: none },
  'GET /api/letters/undelivered': { expected: forStaff(200), call: none },
  'POST /api/letters/:id/retry': { expected: forAgents(404), call: () => ({ path: '/api/letters/0/retry' }) },
  'DELETE /api/letters/:id': { expected: forAgents(404), call: () => ({ path: '/api/letters/0' }) },
  'GET /api/templates': { expected: forStaff(200), call: none },
  'POST /api/templates': { expected: forAgents(400), call: () => ({ body: {} }) },
  'PUT /api/templates/:id': {
    expected: forAgents(404),
    call: (id) => ({ path: `/api/templates/${id}`, body: { name: 'Mine', text: 'Mine', shared: false } }),
  },
  'DELETE /api/templates/:id': { expected: forAgents(404), call: (id) => ({ path: `/api/templates/${id}` }) },
  'GET /api/views': { expected: forStaff(200), call: none },
  'POST /api/views': { expected: forStaff(400), call: () => ({ body: {} }) },
  'PUT /api/views/order': { expected: forStaff(204), call: (id) => ({ body: { ids: [id] } }) },
  'PUT /api/views/:id': {
    expected: forStaff(404),
    call: (id) => ({ path: `/api/views/${id}`, body: { name: 'Mine', filter: { q: 'x' }, shared: false } }),
  },
  'DELETE /api/views/:id': { expected: forStaff(404), call: (id) => ({ path: `/api/views/${id}` }) },
}
