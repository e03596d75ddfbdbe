import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { startService } from '../service.ts'
import { accountRights } from './rights/account-rights.ts'
import { deskRights } from './rights/desk-rights.ts'
import { enquiryRights } from './rights/enquiry-rights.ts'
import type { Rule } from './rights/rule.ts'
import { studioRights } from './rights/studio-rights.ts'
import { teamRights } from './rights/team-rights.ts'

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

const tokens = {
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
type Who = keyof typeof tokens
/** Each route must have a rule. */
const matrix: Record<string, Rule> = {
  ...accountRights,
  ...teamRights,
  ...enquiryRights,
  ...deskRights,
  ...studioRights,
}

/** Fastify's own list of routes. */
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
  it('has a rule for every route, and for no other', () => {
    // The live route never ends: live-routes.test.ts tests it. preview-routes.test.ts tests previews, whose wildcard
    // printRoutes does not list.
    const ending = routesOf(app).filter((route) => route !== 'GET /api/enquiries/live')
    expect(ending.sort()).toEqual(Object.keys(matrix).sort())
  })

  for (const [route, [statuses, body, at]] of Object.entries(matrix)) {
    const [outside, own, foreign, full, agents = full, viewers = full] = statuses
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
    it(`${route} answers ${statuses.join(', ')}`, async () => {
      const answers: Partial<Record<Who, number>> = {}
      const [method = '', path = ''] = route.split(' ')
      const make = async () => {
        const id = await enquire({}, { token: owner.token })
        return {
          path: at ?? path.replaceAll(/:\w+/g, id),
          body: typeof body === 'function' ? body(id) : body,
        }
      }
      let made = await make()
      for (const who of Object.keys(tokens) as Who[]) {
        const { status } = await call(method, made.path, { body: made.body, token: tokens[who] })
        answers[who] = status
        // Refused calls and reads change nothing, so the next caller gets the same record.
        if (status < 400 && method !== 'GET') made = await make()
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

  it('changes nothing in a refused call', async () => {
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

  it('exports no data of others, not even with the same address', async () => {
    await enquire({ email: other.user.email, message: 'Not from the account of this address.' })
    await enquire({ message: 'From the account of the owner.' }, { token: owner.token })
    const { text } = await call('GET', '/api/users/data', { token: other.token })
    expect(text).toContain(other.user.email)
    expect(text).not.toMatch(/Not from the account|From the account of the owner/)
    expect(text).not.toContain(owner.user.email)
  })

  it('answers the same for somebody else’s enquiry and for none', async () => {
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
