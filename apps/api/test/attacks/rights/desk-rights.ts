import { forAgents, forStaff, open, type Rule } from './rule.ts'

/** The desk's figures, emails, templates and views, and what is no part of the API. */
export const deskRights: Record<string, Rule> = {
  'GET /healthz': [open(200)],
  'GET /readyz': [open(200)],
  'GET /metrics': [open(200)],
  'GET *': [open(404), undefined, '/nothing-here'],
  'GET /api/docs': [open(200)],
  'GET /api/openapi.json': [open(200)],
  'GET /api/figures': [forStaff(200)],
  'GET /api/figures/export': [forAgents(200)],
  'GET /api/letters/undelivered': [forStaff(200)],
  'POST /api/letters/:id/retry': [forAgents(404)],
  'DELETE /api/letters/:id': [forAgents(404)],
  'GET /api/templates': [forStaff(200)],
  'POST /api/templates': [forAgents(400), {}],
  'PUT /api/templates/:id': [forAgents(404), { name: 'Mine', text: 'Mine', shared: false }],
  'DELETE /api/templates/:id': [forAgents(404)],
  'GET /api/views': [forStaff(200)],
  'POST /api/views': [forStaff(400), {}],
  'PUT /api/views/order': [forStaff(204), (id) => ({ ids: [id] })],
  'PUT /api/views/:id': [forStaff(404), { name: 'Mine', filter: { q: 'x' }, shared: false }],
  'DELETE /api/views/:id': [forStaff(404)],
}
