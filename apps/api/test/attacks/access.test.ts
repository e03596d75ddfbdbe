import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { type Call, enquiry, person, startService } from '../service.ts'
import { studioCalls } from './studio-calls.ts'

const service = await startService()
const { app, call, customer, staff, enquire, db } = service

const admin = await staff()
const owner = await customer()
const other = await customer()
const ended = await customer()
await call('POST', '/api/users/logout', { token: ended.token })
const left = await customer()
await call('DELETE', '/api/users/session', { token: left.token })
const [{ id: leftId } = { id: '' }] = await db.query<{ id: string }>('select id from ended_tokens')
const disabled = await staff()
await db.query('update users set disabled_at = now() where id = $1::uuid', [disabled.user._id])
const expired = app.jwt.sign({ sub: admin.user._id, ver: 0, jti: randomUUID() }, { expiresIn: -3600 })

const agent = await staff('agent')
const viewer = await staff('viewer')

type Who =
  | 'nobody'
  | 'ended'
  | 'left'
  | 'disabled'
  | 'expired'
  | 'owner'
  | 'other'
  | 'admin'
  | 'agent'
  | 'viewer'
const tokens: Record<Who, string | undefined> = {
  nobody: undefined,
  ended: ended.token,
  left: left.token,
  disabled: disabled.token,
  expired,
  owner: owner.token,
  other: other.token,
  admin: admin.token,
  agent: agent.token,
  viewer: viewer.token,
}
type Expected = [
  outside: number,
  owner: number,
  other: number,
  admin: number,
  // As an owner of the business, if they are not named.
  agent?: number,
  viewer?: number,
]

const open = (status: number): Expected => [status, status, status, status]
/** Of all staff; who may only read is refused what changes something. */
const forStaff = (status: number, viewer = status): Expected => [401, 403, 403, status, status, viewer]
const forAgents = (status: number): Expected => forStaff(status, 403)
const forOwners = (status: number): Expected => [401, 403, 403, status, 403, 403]

interface Rule {
  expected: Expected
  call: (id: string) => { path?: string; body?: unknown } | Promise<{ path?: string; body?: unknown }>
}

const none = () => ({})
/** What each route answers to each kind of caller; a route without a line here fails the test. */
const matrix: Record<string, Rule> = {
  'GET /healthz': { expected: open(200), call: none },
  'GET /readyz': { expected: open(200), call: none },
  'GET /metrics': { expected: open(200), call: none },
  'GET *': { expected: open(404), call: () => ({ path: '/nothing-here' }) },
  'GET /api/docs': { expected: open(200), call: none },
  'GET /api/openapi.json': { expected: open(200), call: none },
  'POST /api/users/register': { expected: open(201), call: () => ({ body: person() }) },
  'POST /api/users/login': {
    expected: open(401),
    call: () => ({ body: { emailOrUsername: 'nobody', password: 'nothing' } }),
  },
  'POST /api/users/password/link': {
    expected: open(404),
    call: () => ({ body: { link: 'none of ours', newPassword: 'something new' } }),
  },
  'POST /api/enquiries': { expected: open(201), call: () => ({ body: enquiry() }) },
  'GET /api/users/profile': { expected: [401, 200, 200, 200], call: none },
  'PUT /api/users/profile': { expected: [401, 400, 400, 400], call: () => ({ body: {} }) },
  'PUT /api/users/password': { expected: [401, 400, 400, 400], call: () => ({ body: {} }) },
  'POST /api/users/logout': { expected: [401, 204, 204, 204], call: none },
  'DELETE /api/users/session': { expected: [401, 204, 204, 204], call: none },
  'GET /api/audit': { expected: forStaff(200), call: none },
  'GET /api/users/data': { expected: [401, 200, 200, 200], call: none },
  'POST /api/users/erasure': { expected: [401, 400, 400, 400], call: () => ({ body: {} }) },
  'POST /api/people': { expected: forAgents(200), call: () => ({ body: { email: 'nobody@x.example' } }) },
  'POST /api/people/data': {
    expected: forAgents(200),
    call: () => ({ body: { email: 'nobody@x.example' } }),
  },
  'POST /api/people/erasure': {
    expected: forOwners(200),
    call: () => ({ body: { email: 'nobody@x.example' } }),
  },
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
  'GET /api/content/photos/:id/small': {
    expected: open(404),
    call: (id) => ({ path: `/api/content/photos/${id}/small` }),
  },
  'GET /media/uploads/:file': {
    expected: open(404),
    call: () => ({ path: '/media/uploads/..%2f..%2fsecret' }),
  },
  // Nobody here was let edit the site but the owner.
  ...Object.fromEntries(
    Object.entries(studioCalls).map(([route, { status, ...call }]) => [
      route,
      { expected: forOwners(status), call: () => call },
    ]),
  ),
  'PUT /api/staff/rules': { expected: forOwners(200), call: () => ({ body: { secondFactor: false } }) },
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
    expected: open(204),
    call: () => ({ body: { email: 'nobody@mail.example' } }),
  },
  'POST /api/users/join/open': { expected: open(404), call: () => ({ body: { link: 'none of ours' } }) },
  'POST /api/users/join': {
    expected: open(404),
    call: () => ({ body: { link: 'none of ours', name: 'Eve', newPassword: 'something new' } }),
  },
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
  'GET /api/users/tokens': { expected: forStaff(200), call: none },
  'POST /api/users/tokens': { expected: forAgents(400), call: () => ({ body: {} }) },
  'DELETE /api/users/tokens/:id': {
    expected: forAgents(404),
    call: () => ({ path: '/api/users/tokens/00000000abcd' }),
  },
  'GET /api/enquiries/export': { expected: forStaff(200, 403), call: none },
  'POST /api/enquiries/export': {
    expected: forStaff(200, 403),
    call: (id) => ({ body: { scope: { ids: [id] } } }),
  },
  'GET /api/figures': { expected: forStaff(200), call: none },
  'GET /api/figures/export': { expected: forStaff(200), call: none },
  'GET /api/letters/undelivered': { expected: forStaff(200), call: none },
  'POST /api/letters/:id/retry': { expected: forAgents(404), call: () => ({ path: '/api/letters/0/retry' }) },
  'DELETE /api/letters/:id': { expected: forAgents(404), call: () => ({ path: '/api/letters/0' }) },
  'POST /api/enquiries/:id/presence': {
    expected: forStaff(204),
    call: (id) => ({ path: `/api/enquiries/${id}/presence`, body: { state: 'reading' } }),
  },
  // This service takes in no mail: inbound-routes.test.ts says whose it takes.
  'POST /api/inbound-mail': { expected: open(404), call: none },
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
  'GET /api/templates': { expected: forStaff(200), call: none },
  'POST /api/templates': { expected: forAgents(400), call: () => ({ body: {} }) },
  'PUT /api/templates/:id': {
    expected: forAgents(404),
    call: (id) => ({ path: `/api/templates/${id}`, body: { name: 'Mine', text: 'Mine', shared: false } }),
  },
  'DELETE /api/templates/:id': { expected: forAgents(404), call: (id) => ({ path: `/api/templates/${id}` }) },
  'GET /api/views': { expected: forStaff(200), call: none },
  'POST /api/views': { expected: forStaff(400), call: () => ({ body: {} }) },
  'PUT /api/views/:id': {
    expected: forStaff(404),
    call: (id) => ({ path: `/api/views/${id}`, body: { name: 'Mine', filter: { q: 'x' }, shared: false } }),
  },
  'DELETE /api/views/:id': { expected: forStaff(404), call: (id) => ({ path: `/api/views/${id}` }) },
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

/** The routes as the service itself knows them. */
function routesOf(instance: FastifyInstance): string[] {
  const routes: string[] = []
  const path: string[] = []
  for (const line of instance.printRoutes({ commonPrefix: false }).split('\n')) {
    const found =
      /^((?:[│ ] {3})*)[├└]── (.+?) \((.+)\)$/.exec(line) ?? /^((?:[│ ] {3})*)[├└]── (.+)$/.exec(line)
    if (!found) continue
    const depth = (found[1]?.length ?? 0) / 4
    path.length = depth
    path.push(found[2] ?? '')
    for (const method of found[3]?.split(', ') ?? []) {
      if (method !== 'HEAD' && method !== 'OPTIONS') routes.push(`${method} ${path.join('')}`)
    }
  }
  return routes
}

describe('who may do what', () => {
  it('is written down for every route, and for no other', () => {
    // Staff are answered for as long as they listen: live-routes.test.ts says who may. Previews, whose wildcard is not
    // listed here, are in preview-routes.test.ts.
    const ending = routesOf(app).filter((route) => route !== 'GET /api/enquiries/live')
    expect(ending.sort()).toEqual(Object.keys(matrix).sort())
  })

  for (const [route, rule] of Object.entries(matrix)) {
    const [outside, own, foreign, full, agents = full, viewers = full] = rule.expected
    const expected: Record<Who, number> = {
      nobody: outside,
      ended: outside,
      left: outside,
      disabled: outside,
      expired: outside,
      owner: own,
      other: foreign,
      admin: full,
      agent: agents,
      viewer: viewers,
    }
    it(`${route} answers ${rule.expected.join(', ')}`, async () => {
      const answers: Partial<Record<Who, number>> = {}
      for (const who of Object.keys(tokens) as Who[]) {
        const id = await enquire({}, { token: owner.token })
        const [method = '', path = ''] = route.split(' ')
        const made = await rule.call(id)
        const options: Call = { body: made.body, ...(tokens[who] && { token: tokens[who] }) }
        answers[who] = (await call(method, made.path ?? path, options)).status
        if (/\/(logout|end-others)$/.test(route) && (answers[who] ?? 400) < 300) {
          const again = await db.query<{ id: string }>(
            'update users set token_version = 0 where id = any($1::uuid[]) returning id',
            [`{${[owner, other, admin, agent, viewer].map(({ user }) => user._id)}}`],
          )
          expect(again).toHaveLength(5)
        }
        if (route.endsWith('/session'))
          await db.query('delete from ended_tokens where id <> $1::uuid', [leftId])
      }
      expect(answers).toEqual(expected)
    })
  }

  it('leaves what it refuses as it was', async () => {
    const id = await enquire({}, { token: owner.token })
    for (const token of [undefined, owner.token, other.token]) {
      await call('PUT', `/api/enquiries/${id}/status`, { token, body: { status: 'closed' } })
      await call('DELETE', `/api/enquiries/${id}`, { token })
      await call('DELETE', '/api/enquiries/multiple', { token, body: { ids: [id] } })
      await call('POST', '/api/people/erasure', { token, body: { email: 'meera@mail.example' } })
    }
    expect(await service.read(admin.token, id)).toMatchObject({
      name: 'Meera Iyer',
      status: 'pending',
      version: 1,
    })
  })

  it('gives nobody the data of others, also where the address is the same', async () => {
    await enquire({ email: other.user.email, message: 'Not from the account of this address.' })
    await enquire({ message: 'From the account of the owner.' }, { token: owner.token })
    const { text } = await call('GET', '/api/users/data', { token: other.token })
    expect(text).toContain(other.user.email)
    expect(text).not.toMatch(/Not from the account|From the account of the owner/)
    expect(text).not.toContain(owner.user.email)
  })

  it('tells a foreign enquiry and none apart in nothing', async () => {
    const id = await enquire({}, { token: owner.token })
    const foreign = await call('GET', `/api/enquiries/${id}`, { token: other.token })
    const missing = await call('GET', '/api/enquiries/00000000-0000-4000-8000-000000000000', {
      token: other.token,
    })
    const nonsense = await call('GET', '/api/enquiries/nonsense', { token: other.token })
    expect(foreign).toMatchObject({ status: 404, text: missing.text })
    expect(nonsense).toMatchObject({ status: 404, text: missing.text })
  })
})
