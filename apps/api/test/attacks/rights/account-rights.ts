import { person } from '../../service.ts'
import { type Expected, forAgents, forStaff, none, open, type Rule } from './rule.ts'

/** A person's own account, and signing in. */
export const accountRights: Record<string, Rule> = {
  'POST /api/users/register': { expected: open(201), call: () => ({ body: person() }) },
  'POST /api/users/login': {
    expected: open(401),
    call: () => ({ body: { emailOrUsername: 'nobody', password: 'nothing' } }),
  },
  'POST /api/users/password/link': {
    expected: open(404),
    call: () => ({ body: { link: 'none of ours', newPassword: 'something new' } }),
  },
  'GET /api/users/profile': { expected: [401, 200, 200, 200], call: none },
  'PUT /api/users/profile': { expected: [401, 400, 400, 400], call: () => ({ body: {} }) },
  'PUT /api/users/password': { expected: [401, 400, 400, 400], call: () => ({ body: {} }) },
  'POST /api/users/logout': { expected: [401, 204, 204, 204], call: none },
  'DELETE /api/users/session': { expected: [401, 204, 204, 204], call: none },
  'GET /api/users/data': { expected: [401, 200, 200, 200], call: none },
  'POST /api/users/erasure': { expected: [401, 400, 400, 400], call: () => ({ body: {} }) },
  'GET /api/users/sessions': { expected: [401, 200, 200, 200], call: none },
  'DELETE /api/users/sessions/:id': {
    expected: [401, 404, 404, 404],
    call: (id) => ({ path: `/api/users/sessions/${id}` }),
  },
  'POST /api/users/sessions/end-others': { expected: [401, 200, 200, 200], call: none },
  'POST /api/users/login/code': {
    expected: open(401),
    call: () => ({ body: { ticket: 'none of ours', code: '123456' } }),
  },
  'GET /api/users/second-factor': { expected: [401, 200, 200, 200], call: none },
  ...Object.fromEntries(
    ['', '/options', '/recovery-codes', '/removal'].map((path) => [
      `POST /api/users/second-factor${path}`,
      { expected: [401, 400, 400, 400] as Expected, call: () => ({ body: {} }) },
    ]),
  ),
  'GET /api/users/passkeys': { expected: [401, 200, 200, 200], call: none },
  'POST /api/users/passkeys': { expected: [401, 400, 400, 400], call: () => ({ body: {} }) },
  'POST /api/users/passkeys/options': { expected: [401, 400, 400, 400], call: () => ({ body: {} }) },
  'PUT /api/users/passkeys/:id': {
    expected: [401, 404, 404, 404],
    call: (id) => ({ path: `/api/users/passkeys/${id}`, body: { name: 'Phone' } }),
  },
  'DELETE /api/users/passkeys/:id': {
    expected: [401, 404, 404, 404],
    call: (id) => ({ path: `/api/users/passkeys/${id}` }),
  },
  'POST /api/users/passkeys/sign-in/options': { expected: open(200), call: none },
  'POST /api/users/passkeys/sign-in': { expected: open(400), call: () => ({ body: {} }) },
  'POST /api/users/password/forgotten': {
    expected: open(200),
    call: () => ({ body: { email: 'nobody@mail.example' } }),
  },
  'POST /api/users/email/confirm': { expected: open(404), call: () => ({ body: { link: 'none of ours' } }) },
  'POST /api/users/email/link': { expected: [401, 204, 204, 204], call: none },
  'POST /api/users/join/open': { expected: open(404), call: () => ({ body: { link: 'none of ours' } }) },
  'POST /api/users/join': {
    expected: open(404),
    call: () => ({ body: { link: 'none of ours', name: 'Eve', newPassword: 'something new' } }),
  },
  'GET /api/users/tokens': { expected: forStaff(200), call: none },
  'POST /api/users/tokens': { expected: forAgents(400), call: () => ({ body: {} }) },
  'DELETE /api/users/tokens/:id': {
    expected: forAgents(404),
    call: () => ({ path: '/api/users/tokens/00000000abcd' }),
  },
}
