import { enquiry } from '../../service.ts'
import { forAgents, forStaff, none, open, type Rule } from './rule.ts'

/** Enquiries, and those who sent them. */
export const enquiryRights: Record<string, Rule> = {
  'POST /api/enquiries': { expected: open(201), call: () => ({ body: enquiry() }) },
  'GET /api/enquiries/export': { expected: forStaff(200, 403), call: none },
  'POST /api/enquiries/export': {
    expected: forStaff(200, 403),
    call: (id) => ({ body: { scope: { ids: [id] } } }),
  },
  'POST /api/enquiries/:id/presence': {
    expected: forStaff(204),
    call: (id) => ({ path: `/api/enquiries/${id}/presence`, body: { state: 'reading' } }),
  },
  // This service takes in no mail: inbound-routes.deep.test.ts says whose it takes.
  'POST /api/inbound-mail': { expected: open(404), call: none },
  // unsubscribe.test.ts says what a link of a letter opens.
  'POST /api/letters/subscription': {
    expected: open(404),
    call: () => ({ body: { link: 'none of ours' } }),
  },
  'POST /api/letters/unsubscribe/:link': {
    expected: open(404),
    call: () => ({ path: '/api/letters/unsubscribe/none-of-ours' }),
  },
  'GET /api/letters/unsubscribe/:link': {
    expected: open(303),
    call: () => ({ path: '/api/letters/unsubscribe/none-of-ours' }),
  },
  'POST /api/enquiries/:id/answers': {
    expected: forAgents(201),
    call: (id) => ({ path: `/api/enquiries/${id}/answers`, body: { text: 'Yes.' } }),
  },
  'POST /api/enquiries/:id/contacts': {
    expected: forAgents(201),
    call: (id) => ({
      path: `/api/enquiries/${id}/contacts`,
      body: { channel: 'phone', outcome: 'reached' },
    }),
  },
  'POST /api/enquiries/:id/messages/:message/send': {
    expected: forAgents(404),
    call: (id) => ({ path: `/api/enquiries/${id}/messages/${id}/send` }),
  },
  'POST /api/enquiries/:id/replies': {
    expected: [401, 201, 404, 404],
    call: (id) => ({ path: `/api/enquiries/${id}/replies`, body: { text: 'One more question.' } }),
  },
  'PUT /api/enquiries/:id/own': {
    expected: [401, 200, 404, 404],
    call: (id) => ({ path: `/api/enquiries/${id}/own`, body: { closed: true } }),
  },
  // quote-routes.test.ts says whose quotes anybody gets.
  'GET /api/quotes/:id': { expected: [401, 404, 404, 404], call: (id) => ({ path: `/api/quotes/${id}` }) },
  'POST /api/quotes/:id/accept': {
    expected: [401, 404, 404, 404],
    call: (id) => ({ path: `/api/quotes/${id}/accept` }),
  },
  'DELETE /api/quotes/:id': { expected: forAgents(404), call: (id) => ({ path: `/api/quotes/${id}` }) },
  'POST /api/quotes/open': { expected: open(404), call: () => ({ body: { link: 'none of ours' } }) },
  'POST /api/quotes/accept': { expected: open(404), call: () => ({ body: { link: 'none of ours' } }) },
  'GET /api/enquiries': { expected: forStaff(200), call: none },
  'GET /api/enquiries/my-enquiries': { expected: [401, 200, 200, 200], call: none },
  'GET /api/enquiries/:id': {
    expected: [401, 200, 404, 200],
    call: (id) => ({ path: `/api/enquiries/${id}` }),
  },
  'GET /api/enquiries/:id/messages': {
    expected: [401, 200, 404, 200],
    call: (id) => ({ path: `/api/enquiries/${id}/messages` }),
  },
  'PUT /api/enquiries/:id/status': {
    expected: forAgents(200),
    call: (id) => ({ path: `/api/enquiries/${id}/status`, body: { status: 'closed' } }),
  },
  'POST /api/enquiries/:id/notes': {
    expected: forAgents(201),
    call: (id) => ({ path: `/api/enquiries/${id}/notes`, body: { text: 'Called.' } }),
  },
  'POST /api/enquiries/entered': { expected: forAgents(400), call: () => ({ body: {} }) },
  'POST /api/customers/search': { expected: forStaff(200), call: () => ({ body: {} }) },
  'GET /api/customers/:id': { expected: forStaff(200), call: (id) => ({ path: `/api/customers/${id}` }) },
  'PUT /api/customers/:id': {
    expected: forAgents(200),
    call: (id) => ({ path: `/api/customers/${id}`, body: { mark: null } }),
  },
  'POST /api/customers/:id/merges': {
    expected: forAgents(422),
    call: (id) => ({ path: `/api/customers/${id}/merges`, body: { with: id } }),
  },
  'DELETE /api/customers/:id/merges/:merge': {
    expected: forAgents(404),
    call: (id) => ({ path: `/api/customers/${id}/merges/${id}` }),
  },
  'GET /api/operations': { expected: forStaff(200), call: none },
  'POST /api/operations': {
    expected: forAgents(201),
    call: (id) => ({ body: { verb: 'status', status: 'closed', scope: { ids: [id] } } }),
  },
  ...Object.fromEntries(
    ['GET /api/operations/:id', 'POST /api/operations/:id/cancel', 'POST /api/operations/:id/undo'].map(
      (route) => [
        route,
        {
          expected: route.startsWith('GET') ? forStaff(404) : forAgents(404),
          call: (id: string) => ({ path: route.replace(/^\w+ /, '').replace(':id', id) }),
        },
      ],
    ),
  ),
  'POST /api/customers/:id/apart': {
    expected: forAgents(422),
    call: (id) => ({ path: `/api/customers/${id}/apart`, body: { with: id } }),
  },
  'DELETE /api/customers/:id/apart/:other': {
    expected: forAgents(404),
    call: (id) => ({ path: `/api/customers/${id}/apart/${id}` }),
  },
  'POST /api/enquiries/select': { expected: forStaff(200), call: () => ({ body: {} }) },
  'POST /api/enquiries/restore': { expected: forAgents(200), call: (id) => ({ body: { ids: [id] } }) },
  'DELETE /api/enquiries/multiple': { expected: forAgents(200), call: (id) => ({ body: { ids: [id] } }) },
  'DELETE /api/enquiries/:id': { expected: forAgents(200), call: (id) => ({ path: `/api/enquiries/${id}` }) },
}
