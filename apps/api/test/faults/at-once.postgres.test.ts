import { hash, randomUUID } from 'node:crypto'
import type { Operation, Routing } from '@susegad/api-client/contract'
import { describe, expect, it } from 'vitest'
import { errorCode } from '../../src/db/database.ts'
import { withSnapshot } from '../../src/db/stores/backup-store.ts'
import { changeEnquiries } from '../../src/features/enquiries/changes/change-enquiries.ts'
import { eraseEnquiries } from '../../src/features/enquiries/changes/erase-enquiries.ts'
import { lockEnquiries } from '../../src/features/enquiries/changes/lock-enquiries.ts'
import { claimEnquiries } from '../../src/features/enquiries/enquiry-store.ts'
import { addMessage } from '../../src/features/enquiries/messages/message-store.ts'
import { demote, LastOwner, lockOwners, makeCustomer } from '../../src/features/staff/staff-store.ts'
import { sendDueMail } from '../../src/jobs/mail.ts'
import { eraseOldEnquiries } from '../../src/retention/retention-store.ts'
import { freshDatabase } from '../fresh-database.ts'
import { mergingBy } from '../merging.ts'
import { enquiry, startService } from '../service.ts'

const service = await startService()
const { call, customer, db, enquire, read, staff, untimed, verifiedCustomer } = service
const admin = await staff()
const { merge, undo, answer } = mergingBy(service, admin.token)

/** Waits until so many sessions wait for a lock. */
const waiting = (count: number) =>
  expect
    .poll(
      async () => {
        const [row] = await db.query<{ n: number }>(
          `select count(*)::integer as n from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return row?.n
      },
      { timeout: 10_000, interval: 20 },
    )
    .toBe(count)

// The embedded database has no concurrency.
describe('two concurrent calls', { timeout: 60_000 }, () => {
  it('an account takes over its enquiries while several are changed: both end', async () => {
    const { user } = await verifiedCustomer()
    const [first = '', last = ''] = (await Promise.all([enquire(), enquire()])).sort()
    const set = (id: string) => db.query('update enquiries set email = $2 where id = $1', [id, user.email])
    // The later id stands first in the table and in its index.
    await set(last)
    await set(first)
    let claimed: Promise<unknown> | undefined
    await db.transaction(async (tx) => {
      await lockEnquiries(tx, [first])
      claimed = db.transaction((other) => claimEnquiries(other, user._id))
      await waiting(1)
      await lockEnquiries(tx, [last])
    })
    await claimed
    expect((await db.query('select id from enquiries where user_id = $1', [user._id])).length).toBe(2)
  })

  it('with one key: the second waits, and is refused if the first was another enquiry', async () => {
    const key = randomUUID()
    const body = enquiry()
    const second = () => call('POST', '/api/enquiries', { body, headers: { 'idempotency-key': key } })
    let late: ReturnType<typeof call> | undefined
    await db.transaction(async (tx) => {
      await tx.query(
        `insert into submission_keys (key, fingerprint, enquiry_id, enquiry_created_at)
         values ($1::text, 'another', gen_random_uuid(), now())`,
        [hash('sha256', key, 'base64url')],
      )
      late = second()
      await waiting(1)
    })
    expect((await late)?.status).toBe(422)
    expect((await second()).status).toBe(422)
  })

  it('erasing a person while they write: the email to staff about it goes too', async () => {
    const email = `noor-${randomUUID()}@mail.example`
    const id = await enquire({ email })
    let late: ReturnType<typeof call> | undefined
    await db.transaction(async (tx) => {
      await lockEnquiries(tx, [id])
      await tx.query(
        `insert into outbox (recipient, subject, body, enquiries, enquiry_ids)
         values ('desk@goa.example', 'Noor wrote', 'Noor is late', 0, array[$1::uuid])`,
        [id],
      )
      late = call('POST', '/api/people/erasure', { token: admin.token, body: { email } })
      await waiting(1)
    })
    expect((await late)?.status).toBe(200)
    expect(await db.query(`select 1 from outbox where body like 'Noor is late%'`)).toEqual([])
  })

  it('a note while retention erases its enquiry: it is refused, not lost', async () => {
    const id = await enquire()
    let late: ReturnType<typeof call> | undefined
    await db.transaction(async (tx) => {
      await eraseEnquiries(tx, null, [id])
      const body = { text: 'She called.' }
      late = call('POST', `/api/enquiries/${id}/notes`, { token: admin.token, body })
      await waiting(1)
    })
    expect((await late)?.status).toBe(404)
  })

  it('changing one enquiry: the second sees the first change', async () => {
    const id = await enquire()
    const { version } = await read(admin.token, id)
    let late: ReturnType<typeof call> | undefined
    await db.transaction(async (tx) => {
      await tx.query(`update enquiries set status = 'resolved', version = version + 1 where id = $1::uuid`, [
        id,
      ])
      late = call('PUT', `/api/enquiries/${id}/status`, {
        token: admin.token,
        body: { status: 'closed', version },
      })
      await waiting(1)
    })
    expect(await late).toMatchObject({ status: 409, body: { enquiry: { status: 'resolved' } } })
  })

  it('sealing and deleting: the total stays exact', async () => {
    const total = async () =>
      (await call<{ total: number }>('GET', '/api/enquiries', { token: admin.token })).body.total
    const id = await enquire()
    const before = await total()
    let late: ReturnType<typeof call> | undefined
    await db.transaction(async (tx) => {
      await tx.query(`select seal_enquiries()`)
      late = call('DELETE', `/api/enquiries/${id}`, { token: admin.token })
      await waiting(1)
    })
    expect((await late)?.status).toBe(200)
    expect(await total()).toBe(before - 1)
  })

  it('sending emails: one that another process has locked is skipped', async () => {
    await db.query(
      `insert into outbox (recipient, subject, body) values ('a@goa.example', 'held', ''), ('b@goa.example', 'free', '')`,
    )
    const sent: string[] = []
    await db.transaction(async (tx) => {
      await tx.query(`select id from outbox where subject = 'held' for update`)
      await sendDueMail(db, async ({ subject }) => {
        sent.push(subject)
      })
    })
    expect(sent).toEqual(['free'])
  })

  it('writing and backing up: the backup is of one moment', async () => {
    const earlier = await enquire()
    const ids: unknown[] = []
    let later: string | undefined
    await withSnapshot(untimed, async ({ batches }) => {
      for await (const rows of batches) {
        later ??= await enquire()
        for (const { table, row } of rows) if (table === 'enquiries') ids.push(row.id)
      }
    })
    expect(ids).toContain(earlier)
    expect(ids).not.toContain(later)
  })

  it('leaving the staff: the last one stays', async () => {
    const other = await staff()
    let late: Promise<PromiseSettledResult<void>[]> | undefined
    await db.transaction(async (tx) => {
      await tx.query(`update users set role = 'customer' where id = $1::uuid`, [other.user._id])
      late = Promise.allSettled([demote(db, admin.user._id)])
      await waiting(1)
    })
    const [result] = (await late) ?? []
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(LastOwner) })
  })

  it('leaving the staff while changing an own enquiry: both go through', async () => {
    const agent = await staff('agent')
    const id = await enquire()
    await db.query('update enquiries set assigned_to = $2::uuid where id = $1::uuid', [id, agent.user._id])
    let late: Promise<void> | undefined
    await db.transaction(async (tx) => {
      await tx.query('select id from enquiries where id = $1::uuid for update', [id])
      late = demote(db, agent.user._id)
      await waiting(1)
      const by = { id: agent.user._id, role: 'staff', address: '' } as const
      await changeEnquiries(tx, by, await lockEnquiries(tx, [id]), { to: () => ({ status: 'in_progress' }) })
    })
    await late
    expect((await read(admin.token, id)).assignedTo).toBeNull()
  })

  it('erasing an account while its owner writes: both go through', async () => {
    const { user, token } = await customer({ password: 'open sesame' })
    const id = await enquire({}, { token })
    let late: ReturnType<typeof call> | undefined
    await db.transaction(async (tx) => {
      await lockEnquiries(tx, [id])
      late = call('POST', '/api/users/erasure', { token, body: { password: 'open sesame' } })
      await waiting(1)
      await addMessage(tx, {
        enquiryId: id,
        direction: 'in',
        channel: 'site',
        authorId: user._id,
        body: 'One more.',
      })
    })
    expect((await late)?.status).toBe(200)
  })

  /** Lets the customer write into a conversation, whose clock `change` computes anew at the same moment. */
  async function writeDuring(root: string, change: () => Promise<unknown>) {
    await answer(root, { text: 'Yes.' })
    expect((await read(admin.token, root)).waitingSince).toBeNull()
    let late: Promise<unknown> | undefined
    await db.transaction(async (tx) => {
      await lockEnquiries(tx, [root])
      late = change()
      await waiting(1)
      await addMessage(tx, { enquiryId: root, direction: 'in', channel: 'site', body: 'One more.' })
    })
    await late
    expect((await read(admin.token, root)).waitingSince).not.toBeNull()
  }

  it('writing into a conversation while a part of it is erased: the customer waits', async () => {
    const [part, root] = [await enquire(), await enquire()]
    await merge(part, root)
    await writeDuring(root, () => db.transaction((tx) => eraseEnquiries(tx, null, [part])))
  })

  it('writing into a conversation while a merge within it is undone: the customer waits', async () => {
    const [late, second, root] = [await enquire(), await enquire(), await enquire()]
    await merge(late, second)
    await merge(second, root)
    await writeDuring(root, () => undo(late))
  })

  it('writing into a conversation while an answer within it is withdrawn: the customer waits', async () => {
    const [part, root] = [await enquire(), await enquire()]
    const { body } = await call<{ operation: Operation }>('POST', '/api/operations', {
      token: admin.token,
      body: { verb: 'answer', text: 'Yes.', scope: { ids: [part] } },
    })
    await merge(part, root)
    const { token } = admin
    await writeDuring(root, () => call('POST', `/api/operations/${body.operation._id}/undo`, { token }))
    expect(await db.query('select from messages where enquiry_id = $1::uuid', [part])).toEqual([])
  })

  it('writing into an old enquiry while it is about to be erased: it stays', async () => {
    const id = await enquire()
    await db.query(
      `update enquiries set created_at = now() - interval '2 years', updated_at = now() - interval '2 years'
       where id = $1::uuid`,
      [id],
    )
    let late: Promise<number> | undefined
    await db.transaction(async (tx) => {
      await lockEnquiries(tx, [id])
      late = eraseOldEnquiries(db, '1 years')
      await waiting(1)
      await addMessage(tx, { enquiryId: id, direction: 'in', channel: 'site', body: 'Still there?' })
    })
    expect(await late).toBe(0)
    expect((await read(admin.token, id)).name).toBe('Meera Iyer')
  })

  it('leaving the staff while being assigned an enquiry: the enquiry is not assigned', async () => {
    const agent = await staff('agent')
    const id = await enquire()
    let late: ReturnType<typeof call> | undefined
    await db.transaction(async (tx) => {
      await lockOwners(tx)
      late = call('PUT', `/api/enquiries/${id}/status`, {
        token: admin.token,
        body: { assignedTo: agent.user._id },
      })
      await waiting(1)
      await makeCustomer(tx, agent.user._id)
    })
    expect((await late)?.status).toBe(400)
    expect((await read(admin.token, id)).assignedTo).toBeNull()
  })

  it('routing an enquiry while the rules change: both go through', async () => {
    const agent = await staff('agent')
    const rules = async () => (await call<Routing>('GET', '/api/routing', { token: admin.token })).body
    const put = async () =>
      call('PUT', '/api/routing', {
        token: admin.token,
        body: { rules: [{ people: [agent.user._id] }], version: (await rules()).version },
      })
    expect((await put()).status).toBe(200)
    let early: ReturnType<typeof enquire> | undefined
    let late: ReturnType<typeof call> | undefined
    await db.transaction(async (tx) => {
      await tx.query('select id from users where id = $1::uuid for update', [agent.user._id])
      early = enquire()
      await waiting(1)
      late = put()
      await waiting(2)
    })
    expect((await late)?.status).toBe(200)
    expect((await read(admin.token, (await early) ?? '')).assignedTo).toBe(agent.user._id)
    await db.query('delete from routing_rules')
  })
})

describe('the pool', { timeout: 60_000 }, () => {
  it('limits the number of waiting queries', async () => {
    // A separate pool: the service's own queries would count on its pool.
    const { database, drop } = await freshDatabase()
    const all = await Promise.allSettled(Array.from({ length: 450 }, () => database.query('select 1')))
    const refused = all.filter((result) => result.status === 'rejected')
    expect(refused.map(({ reason }) => String(reason))).toEqual(
      Array(50).fill('DatabaseAway: Too many calls are waiting'),
    )
    expect(await database.query('select 1')).toHaveLength(1)
    await drop()
  })

  it('cancels a slow statement', async () => {
    const error = await db.query('select pg_sleep(8)').catch((reason: unknown) => reason)
    expect(errorCode(error)).toBe('57014')
  })
})
