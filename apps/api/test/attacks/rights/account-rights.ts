import { person } from '../../service.ts'
import { forAgents, forStaff, open, type Rule, signedIn } from './rule.ts'

const link = 'none of ours'

/** A person's own account, and signing in. */
export const accountRights: Record<string, Rule> = {
  'POST /api/users/register': [open(201), () => person()],
  'POST /api/users/login': [open(401), { emailOrUsername: 'nobody', password: 'nothing' }],
  'POST /api/users/login/code': [open(401), { ticket: 'none of ours', code: '123456' }],
  'POST /api/users/password/link': [open(404), { link, newPassword: 'something new' }],
  'POST /api/users/password/forgotten': [open(200), { email: 'nobody@mail.example' }],
  'GET /api/users/profile': [signedIn(200)],
  'PUT /api/users/profile': [signedIn(400), {}],
  'GET /api/users/me/trip': [signedIn(200)],
  'PUT /api/users/me/trip': [signedIn(400), {}],
  'PUT /api/users/password': [signedIn(400), {}],
  'POST /api/users/logout': [signedIn(204)],
  'DELETE /api/users/session': [signedIn(204)],
  'GET /api/users/data': [signedIn(200)],
  'POST /api/users/erasure': [signedIn(400), {}],
  'GET /api/users/sessions': [signedIn(200)],
  'DELETE /api/users/sessions/:id': [signedIn(404)],
  'POST /api/users/sessions/end-others': [signedIn(200)],
  'GET /api/users/second-factor': [signedIn(200)],
  'POST /api/users/second-factor': [signedIn(400), {}],
  'POST /api/users/second-factor/options': [signedIn(400), {}],
  'POST /api/users/second-factor/recovery-codes': [signedIn(400), {}],
  'POST /api/users/second-factor/removal': [signedIn(400), {}],
  'GET /api/users/passkeys': [signedIn(200)],
  'POST /api/users/passkeys': [signedIn(400), {}],
  'POST /api/users/passkeys/options': [signedIn(400), {}],
  'PUT /api/users/passkeys/:id': [signedIn(404), { name: 'Phone' }],
  'DELETE /api/users/passkeys/:id': [signedIn(404)],
  'POST /api/users/passkeys/sign-in/options': [open(200)],
  'POST /api/users/passkeys/sign-in': [open(400), {}],
  'POST /api/users/email/confirm': [open(404), { link }],
  'POST /api/users/email/link': [signedIn(204)],
  'POST /api/users/join/open': [open(404), { link }],
  'POST /api/users/join': [open(404), { link, name: 'Eve', newPassword: 'something new' }],
  'GET /api/users/tokens': [forStaff(200)],
  'POST /api/users/tokens': [forAgents(400), {}],
  'DELETE /api/users/tokens/:id': [forAgents(404)],
}
