import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type {
  AuditList,
  AuthResult,
  InviteResult,
  People,
  Routing,
  SentInvite,
  StaffResult,
} from '@susegad/api-client/contract'
import { describe, expect, it } from 'vitest'
import { startService } from '../../../test/service.ts'
import { lockOwners, suspend } from './staff-store.ts'
import { setStaffRole } from './team-store.ts'

const { call, customer, staff, enquire, db } = await startService()
const owner = await staff()

const password = 'four calm boats ashore'
const addressOf = (word = 'new') => `${word}-${randomUUID().slice(0, 8)}@mail.example`

/** The secret of the newest letter to an address. */
async function linkTo(email: string): Promise<string> {
  const [letter] = await db.query<{ body: string }>(
    'select body from outbox where recipient = $1 order by id desc limit 1',
    [email],
  )
  return /\/join#(\S+)/.exec(letter?.body ?? '')?.[1] ?? ''
}
async function invite(email: string, staffRole = 'agent', by = owner): Promise<string> {
  const answer = await call<InviteResult>('POST', '/api/staff/invites', {
    token: by.token,
    body: { email, staffRole },
  })
  expect(answer.status).toBe(201)
  return linkTo(email)
}
const join = (link: string, name = 'Tara Kamat') =>
  call<AuthResult>('POST', '/api/users/join', { body: { link, name, newPassword: password } })
const change = (by: AuthResult, whom: AuthResult, body: object) =>
  call('PUT', `/api/staff/${whom.user._id}`, { token: by.token, body })
const remove = (by: AuthResult, whom: AuthResult) =>
  call('DELETE', `/api/staff/${whom.user._id}`, { token: by.token })
const peopleSeenBy = async ({ token }: AuthResult) =>
  (await call<People>('GET', '/api/staff', { token })).body
const profileStatus = async ({ token }: AuthResult) =>
  (await call('GET', '/api/users/profile', { token })).status

describe('an invitation', () => {
  it('is not created by an owner who is suspended during the request', async () => {
    const other = await staff()
    const email = addressOf()
    const { asked } = await db.transaction(async (tx) => {
      await lockOwners(tx)
      const asked = call('POST', '/api/staff/invites', {
        token: other.token,
        body: { email, staffRole: 'owner' },
      })
      await setTimeout(300)
      await suspend(tx, other.user._id)
      // In an object, since a transaction awaits a promise that it returns.
      return { asked }
    })
    // The embedded database takes the call up only afterwards.
    expect([401, 403]).toContain((await asked).status)
    expect(await linkTo(email)).toBe('')
  })

  it('can’t be revoked, nor other owner actions done, by an owner who is demoted during the request', async () => {
    const other = await staff()
    const email = addressOf()
    await invite(email)
    const { invites } = await peopleSeenBy(owner)
    const made = invites.find((open) => open.email === email)
    const { version } = (await call<Routing>('GET', '/api/routing', { token: owner.token })).body
    const webhook = { name: 'Books', url: 'https://hooks.example/x', events: ['enquiry.created'] }
    const { asked } = await db.transaction(async (tx) => {
      await lockOwners(tx)
      const asked = [
        call('DELETE', `/api/staff/invites/${made?._id}`, { token: other.token }),
        call('PUT', '/api/staff/rules', { token: other.token, body: { secondFactor: false } }),
        call('PUT', '/api/routing', { token: other.token, body: { rules: [], version } }),
        call('POST', '/api/webhooks', { token: other.token, body: webhook }),
        call('POST', '/api/people/erasure', { token: other.token, body: { email: 'nobody@x.example' } }),
      ]
      await setTimeout(300)
      await setStaffRole(tx, other.user._id, 'agent')
      return { asked }
    })
    const before = await db.query('select id from audit_entries where by_id = $1::uuid', [other.user._id])
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    expect((await peopleSeenBy(owner)).invites).toContainEqual(made)
    expect(before).toEqual([])
  })

  it('returns its link if there is no mail server', async () => {
    const email = addressOf()
    const { body } = await call<SentInvite>('POST', '/api/staff/invites', {
      token: owner.token,
      body: { email, staffRole: 'agent' },
    })
    expect(body.link).toMatch(/\/join#\S+$/)
    expect((await join(/#(\S+)/.exec(body.link ?? '')?.[1] ?? '')).body.user).toMatchObject({ email })
  })

  it('is only mailed if there is a mail server', async () => {
    const mailed = await startService({ smtpUrl: 'smtp://127.0.0.1:9' })
    const { token } = await mailed.staff()
    const { body } = await mailed.call<SentInvite>('POST', '/api/staff/invites', {
      token,
      body: { email: addressOf(), staffRole: 'agent' },
    })
    expect(body.link).toBeNull()
  })

  it('creates a member with its role once, and never shows its secret again', async () => {
    const email = addressOf()
    const link = await invite(email, 'viewer')
    const read = await call<InviteResult>('POST', '/api/users/join/open', { body: { link } })
    expect(read.body.invite).toMatchObject({ email, staffRole: 'viewer', invitedBy: owner.user.name })
    const joined = await join(link)
    expect(joined.status).toBe(201)
    expect(joined.body.user).toMatchObject({ email, role: 'admin', staffRole: 'viewer' })
    for (const again of [await join(link), await call('POST', '/api/users/join/open', { body: { link } })])
      expect(again.status).toBe(404)
    expect(JSON.stringify(await peopleSeenBy(owner))).not.toContain(link)
    const kept = await db.query('select * from staff_invites')
    expect(JSON.stringify(kept)).not.toContain(link)
  })

  it('is accepted once, even concurrently', async () => {
    const link = await invite(addressOf())
    const answers = await Promise.all([1, 2, 3, 4].map(() => join(link)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404, 404])
  })

  it('ends when it expires, is revoked or replaced, or its sender is no longer an owner', async () => {
    const expired = addressOf()
    const first = await invite(expired)
    await db.query(`update staff_invites set expires_at = now() where email = $1`, [expired])
    const email = addressOf()
    const second = await invite(email)
    const id = (await peopleSeenBy(owner)).invites.find((it) => it.email === email)?._id
    await call('DELETE', `/api/staff/invites/${id}`, { token: owner.token })
    const again = addressOf()
    const third = await invite(again)
    await invite(again)
    const former = await staff()
    const fourth = await invite(addressOf(), 'owner', former)
    await change(owner, former, { staffRole: 'agent' })
    for (const link of [first, second, third, fourth]) expect((await join(link)).status).toBe(404)
  })

  it('takes over the account with its address and revokes all access to it', async () => {
    const before = await customer()
    await enquire({}, { token: before.token })
    const joined = await join(await invite(before.user.email))
    expect(joined.body.user).toMatchObject({ _id: before.user._id, staffRole: 'agent' })
    expect(await profileStatus(before)).toBe(401)
    const body = { emailOrUsername: before.user.email, password: 'secret-of-rohan' }
    expect((await call('POST', '/api/users/login', { body })).status).toBe(401)
  })

  it('needs a strong password, and is not used up by a weak one', async () => {
    const link = await invite(addressOf())
    const body = { link, name: 'Tara', newPassword: 'password1234' }
    expect((await call('POST', '/api/users/join', { body })).status).toBe(400)
    expect((await join(link)).status).toBe(201)
  })

  it('finds a username when two addresses begin alike', async () => {
    const word = `asha${randomUUID().slice(0, 6)}`
    const one = await join(await invite(`${word}@one.example`))
    const two = await join(await invite(`${word}@two.example`))
    expect([one.status, two.status]).toEqual([201, 201])
  })

  it('is refused for members of the staff, even suspended ones', async () => {
    const there = await staff('agent')
    await change(owner, there, { suspended: true })
    const answer = await call('POST', '/api/staff/invites', {
      token: owner.token,
      body: { email: there.user.email, staffRole: 'owner' },
    })
    expect(answer.status).toBe(409)
  })
})

describe('a member', () => {
  it('with view-only access can’t change anything until the role changes', async () => {
    const viewer = await staff('viewer')
    const id = await enquire()
    const close = () =>
      call('PUT', `/api/enquiries/${id}/status`, { token: viewer.token, body: { status: 'closed' } })
    expect((await call('GET', `/api/enquiries/${id}`, { token: viewer.token })).status).toBe(200)
    expect((await close()).status).toBe(403)
    await change(owner, viewer, { staffRole: 'agent' })
    expect((await close()).status).toBe(200)
  })

  it('who is suspended is signed out at once, until they are reactivated', async () => {
    const agent = await staff('agent')
    expect((await change(owner, agent, { suspended: true })).status).toBe(200)
    expect(await profileStatus(agent)).toBe(401)
    const body = { emailOrUsername: agent.user.email, password: 'secret-of-rohan' }
    expect((await call('POST', '/api/users/login', { body })).status).toBe(401)
    await change(owner, agent, { suspended: false })
    expect(await profileStatus(agent)).toBe(401)
    expect((await call('POST', '/api/users/login', { body })).status).toBe(200)
  })

  it('who is suspended is listed while they have open enquiries', async () => {
    const agent = await staff('agent')
    const id = await enquire()
    const done = await enquire()
    const assign = (enquiry: string, body: object) =>
      call('PUT', `/api/enquiries/${enquiry}/status`, { token: owner.token, body })
    await assign(id, { assignedTo: agent.user._id })
    await assign(done, { assignedTo: agent.user._id, status: 'closed' })
    const suspended = async () =>
      (await call<StaffResult>('GET', '/api/users/staff', { token: owner.token })).body.suspended
    const { _id, name } = agent.user
    expect(await suspended()).not.toContainEqual({ _id, name })
    await change(owner, agent, { suspended: true })
    expect(await suspended()).toContainEqual({ _id, name })
    expect((await peopleSeenBy(owner)).people.find((it) => it._id === _id)).toMatchObject({
      openEnquiries: 1,
    })
    await assign(id, { assignedTo: owner.user._id })
    expect(await suspended()).not.toContainEqual({ _id, name })
  })

  it('who is removed becomes a customer, and their enquiries are unassigned', async () => {
    const agent = await staff('agent')
    const id = await enquire()
    await call('PUT', `/api/enquiries/${id}/status`, {
      token: agent.token,
      body: { assignedTo: agent.user._id },
    })
    expect((await remove(owner, agent)).status).toBe(204)
    expect(await profileStatus(agent)).toBe(401)
    const body = { emailOrUsername: agent.user.email, password: 'secret-of-rohan' }
    const back = await call<AuthResult>('POST', '/api/users/login', { body })
    expect(back.body.user.role).toBe('customer')
    expect(back.body.user).not.toHaveProperty('staffRole')
    expect((await call('GET', '/api/enquiries', { token: back.body.token })).status).toBe(403)
    const [row] = await db.query('select assigned_to from enquiries where id = $1::uuid', [id])
    expect(row).toEqual({ assigned_to: null })
  })

  it('can’t be somebody who is not on the staff', async () => {
    const visitor = await customer()
    expect((await change(owner, visitor, { staffRole: 'owner' })).status).toBe(404)
    expect((await remove(owner, visitor)).status).toBe(404)
    expect(await profileStatus(visitor)).toBe(200)
  })
})

describe('the last owner', () => {
  const alone = async (...kept: AuthResult[]) => {
    await db.query(
      `update users set staff_role = 'agent' where role = 'admin' and not (id = any($1::uuid[]))`,
      [`{${kept.map(({ user }) => user._id)}}`],
    )
  }

  it('can’t be demoted, suspended or removed, even if another owner is suspended', async () => {
    const only = await staff()
    const asleep = await staff()
    await alone(only, asleep)
    await change(only, asleep, { suspended: true })
    for (const refused of [
      await change(only, only, { staffRole: 'agent' }),
      await change(only, only, { suspended: true }),
      await remove(only, only),
    ])
      expect(refused.status).toBe(422)
    expect((await peopleSeenBy(only)).people.find(({ _id }) => _id === only.user._id)).toMatchObject({
      staffRole: 'owner',
      suspended: false,
    })
  })

  it('remains when all owners remove each other concurrently', async () => {
    for (const act of [
      (by: AuthResult, whom: AuthResult) => change(by, whom, { staffRole: 'viewer' }),
      (by: AuthResult, whom: AuthResult) => change(by, whom, { suspended: true }),
      remove,
    ]) {
      const owners = [await staff(), await staff(), await staff()]
      await alone(...owners)
      await Promise.all(owners.flatMap((by) => owners.map((whom) => act(by, whom))))
      const left = await db.query(
        `select id from users where role = 'admin' and staff_role = 'owner' and disabled_at is null`,
      )
      expect(left).toHaveLength(1)
    }
  })
})

describe('the audit trail', () => {
  it('names actor, action and member, without an address', async () => {
    const boss = await staff()
    const email = addressOf('trail')
    const joined = (await join(await invite(email, 'agent', boss))).body
    await change(boss, joined, { staffRole: 'viewer' })
    await change(boss, joined, { suspended: true })
    await change(boss, joined, { suspended: false })
    await remove(boss, joined)
    const { body } = await call<AuditList>('GET', '/api/audit', { token: boss.token })
    const told = body.entries
      .slice(0, 6)
      .map(({ by, action, member, detail }) => [by?.name, action, member, detail])
      .reverse()
    expect(told).toEqual([
      ['Milind Naik', 'invited', null, 'role: agent'],
      ['Tara Kamat', 'joined', 'Tara Kamat', 'role: agent'],
      ['Milind Naik', 'changed', 'Tara Kamat', 'role: viewer'],
      ['Milind Naik', 'suspended', 'Tara Kamat', null],
      ['Milind Naik', 'resumed', 'Tara Kamat', null],
      ['Milind Naik', 'removed', 'Tara Kamat', null],
    ])
    expect(JSON.stringify(body)).not.toContain(email)
  })
})
