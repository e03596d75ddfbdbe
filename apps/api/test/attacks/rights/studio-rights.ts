import { studioCalls } from '../studio-calls.ts'
import { forOwners, open, type Rule } from './rule.ts'

/** What the site says. Nobody in these tests was let edit it but the owner. */
export const studioRights: Record<string, Rule> = {
  'GET /api/content/photos/:id/small': {
    expected: open(404),
    call: (id) => ({ path: `/api/content/photos/${id}/small` }),
  },
  'GET /api/content/photos/:id/whole': {
    expected: open(404),
    call: (id) => ({ path: `/api/content/photos/${id}/whole` }),
  },
  'GET /media/uploads/:file': {
    expected: open(404),
    call: () => ({ path: '/media/uploads/..%2f..%2fsecret' }),
  },
  'GET /media/social/uploads/:file': {
    expected: open(404),
    call: () => ({ path: '/media/social/uploads/..%2f..%2fsecret' }),
  },
  ...Object.fromEntries(
    Object.entries(studioCalls).map(([route, { status, ...call }]): [string, Rule] => [
      route,
      { expected: forOwners(status), call: () => call },
    ]),
  ),
}
