import { enquiry } from '../../service.ts'
import { forAgents, forStaff, open, type Rule, signedIn } from './rule.ts'

const link = 'none of ours'
const ids = (id: string) => ({ ids: [id] })
const withItself = (id: string) => ({ with: id })

/** Enquiries, and those who sent them. */
export const enquiryRights: Record<string, Rule> = {
  'POST /api/enquiries': [open(201), () => enquiry()],
  'POST /api/enquiries/entered': [forAgents(400), {}],
  'GET /api/enquiries': [forStaff(200)],
  'GET /api/enquiries/my-enquiries': [signedIn(200)],
  'GET /api/enquiries/export': [forStaff(200, 403)],
  'POST /api/enquiries/export': [forStaff(200, 403), (id) => ({ scope: ids(id) })],
  'POST /api/enquiries/select': [forStaff(200), {}],
  'POST /api/enquiries/restore': [forAgents(200), ids],
  'DELETE /api/enquiries/multiple': [forAgents(200), ids],
  'GET /api/enquiries/:id': [[401, 200, 404, 200]],
  'DELETE /api/enquiries/:id': [forAgents(200)],
  'PUT /api/enquiries/:id/own': [[401, 200, 404, 404], { closed: true }],
  'PUT /api/enquiries/:id/status': [forAgents(200), { status: 'closed' }],
  'PUT /api/enquiries/:id/merge': [forAgents(422), (id) => ({ into: id })],
  'DELETE /api/enquiries/:id/merge': [forAgents(200)],
  'GET /api/enquiries/:id/related': [forStaff(200)],
  'POST /api/enquiries/:id/presence': [forStaff(204), { state: 'reading' }],
  'PUT /api/enquiries/:id/read': [forStaff(204), { place: 0 }],
  'POST /api/enquiries/:id/notes': [forAgents(201), { text: 'Called.' }],
  'PUT /api/enquiries/:id/mentions/seen': [forStaff(204)],
  'GET /api/mentions': [forStaff(200)],
  'POST /api/enquiries/:id/answers': [forAgents(201), { text: 'Yes.' }],
  'POST /api/enquiries/:id/contacts': [forAgents(201), { channel: 'phone', outcome: 'reached' }],
  'POST /api/enquiries/:id/replies': [[401, 201, 404, 404], { text: 'One more question.' }],
  // attachment-routes.test.ts tests whose files each caller may read.
  'POST /api/enquiries/:id/attachments': [[401, 201, 404, 201, 201, 403], { name: 'a.pdf', size: 10 }],
  'GET /api/attachments/:id': [signedIn(404)],
  'DELETE /api/attachments/:id': [[401, 204, 204, 204, 204, 403]],
  'PUT /api/attachments/:id/bytes': [
    [401, 404, 404, 404, 404, 403],
    {},
    '/api/attachments/none/bytes?offset=0',
  ],
  'GET /api/attachments/:id/bytes': [signedIn(404)],
  'GET /api/files/:link': [open(404)],
  'GET /api/enquiries/:id/messages': [[401, 200, 404, 200]],
  'POST /api/enquiries/:id/messages/:message/send': [forAgents(404)],
  // Inbound mail is not configured here: inbound-routes.deep.test.ts tests who may send it.
  'POST /api/inbound-mail': [open(404)],
  // WhatsApp is not set up here: whatsapp-routes.test.ts tests who may send it.
  'GET /api/whatsapp': [open(404)],
  'POST /api/whatsapp': [open(404)],
  // unsubscribe.test.ts tests valid links.
  'POST /api/letters/subscription': [open(404), { link }],
  'POST /api/letters/unsubscribe/:link': [open(404)],
  'GET /api/letters/unsubscribe/:link': [open(303)],
  // quote-routes.test.ts tests whose quotes each caller may read.
  'GET /api/quotes/:id': [signedIn(404)],
  'GET /api/quotes/:id/pdf': [signedIn(404)],
  'POST /api/quotes/:id/accept': [signedIn(404)],
  'DELETE /api/quotes/:id': [forAgents(404)],
  'POST /api/quotes/open': [open(404), { link }],
  'POST /api/quotes/accept': [open(404), { link }],
  'POST /api/quotes/pdf': [open(404), { link }],
  'POST /api/customers/search': [forStaff(200), {}],
  'GET /api/customers/:id': [forStaff(200)],
  'PUT /api/customers/:id': [forAgents(200), { mark: null }],
  'POST /api/customers/:id/merges': [forAgents(422), withItself],
  'DELETE /api/customers/:id/merges/:merge': [forAgents(404)],
  'POST /api/customers/:id/apart': [forAgents(422), withItself],
  'DELETE /api/customers/:id/apart/:other': [forAgents(404)],
  'GET /api/operations': [forStaff(200)],
  'POST /api/operations': [forAgents(201), (id) => ({ verb: 'status', status: 'closed', scope: ids(id) })],
  'GET /api/operations/:id': [forStaff(404)],
  'POST /api/operations/:id/cancel': [forAgents(404)],
  'POST /api/operations/:id/undo': [forAgents(404)],
}
