import { randomUUID } from 'node:crypto'

const record = '/api/content/records/hotel/la-view-hotel'
const nobody = randomUUID()

/** Each call of the studio, and what it answers to whoever may make it. */
export const studioCalls: Record<string, { status: number; path?: string; body?: unknown }> = {
  'GET /api/content': { status: 200 },
  'GET /api/content/changes': { status: 200 },
  'GET /api/content/schemas/:name': { status: 200, path: '/api/content/schemas/hotel' },
  'GET /api/content/records/:kind/:slug': { status: 200, path: record },
  'PUT /api/content/records/:kind/:slug': {
    status: 409,
    path: record,
    body: { data: { name: 'Mine now' }, version: null },
  },
  'DELETE /api/content/records/:kind/:slug': { status: 204, path: `${record}?version=none` },
  'GET /api/content/releases': { status: 200 },
  'POST /api/content/releases': { status: 409, body: { version: 'another' } },
  'GET /api/content/releases/:id': { status: 404, path: `/api/content/releases/${nobody}` },
  'POST /api/content/releases/:id/put-back': {
    status: 404,
    path: `/api/content/releases/${nobody}/put-back`,
  },
  'POST /api/content/previews': { status: 201, body: {} },
  'GET /api/content/pictures': { status: 200 },
  'GET /api/content/photos': { status: 200 },
  'POST /api/content/photos': { status: 201, body: { name: 'beach.jpg', size: 10 } },
  'GET /api/content/photos/:id': { status: 404, path: `/api/content/photos/${nobody}` },
  'POST /api/content/photos/:id/crops': {
    status: 404,
    path: `/api/content/photos/${nobody}/crops`,
    body: { focus: { x: 0, y: 1 } },
  },
  'DELETE /api/content/photos/:id': { status: 404, path: `/api/content/photos/${nobody}` },
  'PUT /api/content/photos/:id/bytes': {
    status: 404,
    path: `/api/content/photos/${nobody}/bytes?offset=0`,
    body: {},
  },
  'GET /api/content/export': { status: 200 },
  // Another media type: an archive is more than this table can send.
  'POST /api/content/imports': { status: 415, path: '/api/content/imports?name=site.zip', body: {} },
  'GET /api/content/imports/:id': { status: 404, path: `/api/content/imports/${nobody}` },
  'DELETE /api/content/imports/:id': { status: 404, path: `/api/content/imports/${nobody}` },
  'POST /api/content/imports/:id/take': {
    status: 404,
    path: `/api/content/imports/${nobody}/take`,
    body: { version: 'another' },
  },
  'POST /api/content/releases/:id/confirm': { status: 404, path: `/api/content/releases/${nobody}/confirm` },
  'POST /api/content/releases/:id/cancel': { status: 404, path: `/api/content/releases/${nobody}/cancel` },
}
