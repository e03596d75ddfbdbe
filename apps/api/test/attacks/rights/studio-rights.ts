import { forOwners, open, type Rule } from './rule.ts'

const record = '/api/content/records/hotel/la-view-hotel'
const outside = '..%2f..%2fsecret'

/** The site's content. Only owners may edit it here: no other member has been given the right. */
export const studioRights: Record<string, Rule> = {
  'GET /media/uploads/:file': [open(404), undefined, `/media/uploads/${outside}`],
  'GET /media/social/uploads/:file': [open(404), undefined, `/media/social/uploads/${outside}`],
  'GET /api/content': [forOwners(200)],
  'GET /api/content/changes': [forOwners(200)],
  'GET /api/content/schemas/:name': [forOwners(200), undefined, '/api/content/schemas/hotel'],
  'GET /api/content/records/:kind/:slug': [forOwners(200), undefined, record],
  'PUT /api/content/records/:kind/:slug': [forOwners(409), { data: { name: 'Mine' }, version: null }, record],
  'DELETE /api/content/records/:kind/:slug': [forOwners(204), undefined, `${record}?version=none`],
  'GET /api/content/releases': [forOwners(200)],
  'POST /api/content/releases': [forOwners(409), { version: 'another' }],
  'GET /api/content/releases/:id': [forOwners(404)],
  'POST /api/content/releases/:id/put-back': [forOwners(404)],
  'POST /api/content/releases/:id/confirm': [forOwners(404)],
  'POST /api/content/releases/:id/cancel': [forOwners(404)],
  'POST /api/content/previews': [forOwners(201), {}],
  'GET /api/content/pictures': [forOwners(200)],
  'GET /api/content/photos': [forOwners(200)],
  'POST /api/content/photos': [forOwners(201), { name: 'beach.jpg', size: 10 }],
  'GET /api/content/photos/:id': [forOwners(404)],
  'DELETE /api/content/photos/:id': [forOwners(404)],
  'GET /api/content/photos/:id/small': [open(404)],
  'GET /api/content/photos/:id/whole': [open(404)],
  'POST /api/content/photos/:id/crops': [forOwners(404), { focus: { x: 0, y: 1 } }],
  'PUT /api/content/photos/:id/bytes': [forOwners(404), {}, '/api/content/photos/none/bytes?offset=0'],
  'GET /api/content/export': [forOwners(200)],
  // JSON instead of an archive, hence 415.
  'POST /api/content/imports': [forOwners(415), {}, '/api/content/imports?name=site.zip'],
  'GET /api/content/imports/:id': [forOwners(404)],
  'DELETE /api/content/imports/:id': [forOwners(404)],
  'POST /api/content/imports/:id/take': [forOwners(404), { version: 'another' }],
}
