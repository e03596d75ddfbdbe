import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../test/fresh-database.ts'
import { estimate, trip } from '../../test/plan.ts'
import { SECRET, startService } from '../../test/service.ts'
import { sealEnquiries } from '../db/counters/counters-store.ts'
import type { Database } from '../db/database.ts'
import { findByIdentifier } from '../features/users/user-store.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackupFile } from './write-backup-file.ts'

const { db, untimed, staff, customer, verifiedCustomer, enquire, call } = await startService()
const folder = await mkdtemp(join(tmpdir(), 'susegad-backup-'))
const file = join(folder, 'all.backup.gz')
afterAll(() => rm(folder, { recursive: true, force: true }))

const member = await staff()
const asker = await verifiedCustomer({ password: 'open sesame' })
// Has an unused confirmation link.
await customer()
const ids: string[] = []
for (let n = 0; n < 30; n++)
  ids.push(
    await enquire(
      {
        name: `नाम ${n}`,
        website: n === 3 ? 'x' : '',
        ...(n === 0 && { email: asker.user.email, trip: trip(), estimate: estimate(), language: 'hi' }),
        ...((n === 5 || n === 6) && { email: `elsewhere-${n}@mail.example` }),
      },
      { token: asker.token },
    ),
  )
await call('POST', `/api/enquiries/${ids[0]}/notes`, {
  token: member.token,
  body: { text: `Called, <@${member.user._id}>.` },
})
await call('PUT', '/api/users/settings', {
  token: member.token,
  body: { notifications: 'mine', mentionEmails: true, signature: 'Milind' },
})
const { body: answered } = await call<{ message: { quote: { _id: string } } }>(
  'POST',
  `/api/enquiries/${ids[0]}/answers`,
  {
    token: member.token,
    body: {
      text: 'Yes.',
      quote: { lines: [{ text: 'A room', quantity: 1, price: 4500 }], validUntil: '2099-12-31' },
    },
  },
)
await call('POST', `/api/quotes/${answered.message.quote._id}/accept`, { token: asker.token })
await call('PUT', `/api/enquiries/${ids[0]}/read`, { token: member.token, body: { place: 0 } })
await call('POST', '/api/templates', {
  token: member.token,
  body: { name: 'Rooms', text: 'Hello {name}', shared: true },
})
const made = await call<{ label: { _id: string } }>('POST', '/api/labels', {
  token: member.token,
  body: { name: 'Group', color: 'info' },
})
await call('PUT', `/api/enquiries/${ids[0]}/status`, {
  token: member.token,
  body: { addLabels: [made.body.label._id], snoozedUntil: new Date(Date.now() + 86_400_000).toISOString() },
})
await call('PUT', `/api/enquiries/${ids[1]}/status`, { token: member.token, body: { status: 'closed' } })
await call('POST', `/api/customers/${ids[1]}/merges`, { token: member.token, body: { with: ids[5] } })
await call('POST', `/api/customers/${ids[1]}/apart`, { token: member.token, body: { with: ids[6] } })
await call('DELETE', `/api/enquiries/${ids[2]}`, { token: member.token })
await call('PUT', '/api/users/me/trip', { token: asker.token, body: { trip: trip(), version: 0 } })
await call('DELETE', '/api/users/session', { token: asker.token })
await call('POST', '/api/users/tokens', {
  token: member.token,
  body: {
    name: 'Sheet',
    scopes: ['enquiries:read'],
    lastDay: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
    password: 'secret-of-rohan',
  },
})
await call('POST', '/api/staff/invites', {
  token: member.token,
  body: { email: 'joins@goa.example', staffRole: 'agent' },
})
const day = { from: '09:00', to: '18:00' }
const week = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: null,
  sunday: null,
}
await call('PUT', '/api/opening-hours', {
  token: member.token,
  body: { hours: { week, closedDays: ['2026-12-25'] } },
})
await db.query(`insert into erasures (record, record_id) values ('enquiry', gen_random_uuid())`)
await db.query(
  `insert into audit_entries (by_id, by_role, action, record) values ($1::uuid, 'staff', 'exported', 'enquiries')`,
  [member.user._id],
)
await call('GET', '/api/content', { token: member.token })
await call('PUT', '/api/content/records/hotel/new-house', {
  token: member.token,
  body: { data: { slug: 'new-house', name: 'नया घर', aFieldOfALongName: 1, rating: 4 }, version: null },
})
await db.query(`insert into content_photos (name, size) values ('beach.jpg', 5000000)`)
await db.query(
  `insert into content_photo_parts (photo_id, of, place, bytes)
   select id, 'upload', n, decode(repeat(md5(n::text), 20000), 'hex') from content_photos, generate_series(0, 8) n`,
)
await sealEnquiries(db)
await writeBackupFile(untimed, file, { key: undefined })
const target = await freshDatabase()
await restoreBackup(target.untimed, file, { secret: SECRET })
afterAll(() => target.drop())

const kept = [
  'users',
  'trips',
  'enquiries',
  'enquiry_notes',
  'note_mentions',
  'enquiry_changes',
  'enquiry_reads',
  'submission_keys',
]
const revoked = [
  'known_addresses',
  'known_devices',
  'access_tokens',
  'account_links',
  'sessions',
  'staff_invites',
]
const keptToo = [
  'passkeys',
  'second_factors',
  'recovery_codes',
  'staff_rules',
  'opening_hours',
  'staff_settings',
  'ended_tokens',
  'outbox',
  'new_enquiries',
  'audit_entries',
  'erasures',
  'erased_addresses',
  'unsubscribed_addresses',
  'messages',
  'quotes',
  'attachments',
  'attachment_parts',
  'reply_templates',
  'labels',
  'saved_views',
  'view_orders',
  'routing_rules',
  'routing_people',
  'absences',
  'content_releases',
  'content_records',
  'content_drafts',
  'content_revisions',
  'content_photos',
  'content_photo_parts',
  'webhook_endpoints',
  'webhook_deliveries',
  'first_answers',
  'customers',
  'customer_contacts',
  'customer_distinctions',
]
const counted = ['enquiry_days', 'enquiry_totals']

// Without token versions, which a restore raises.
const rowsOf = (of: Database, tables: string[]) =>
  Promise.all(
    tables.map((table) =>
      of.query(`select to_jsonb(t) - 'token_version' as row from ${table} t order by to_jsonb(t)::text`),
    ),
  )

describe('a backup', () => {
  it('has every table except limits, job runs, temporary rows and recounted totals', async () => {
    const tables = await db.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    expect(tables.map(({ name }) => name).sort()).toEqual(
      [
        ...kept,
        ...keptToo,
        ...revoked,
        ...counted,
        'rate_limits',
        'job_runs',
        'content_visits',
        'content_imports',
        'content_import_parts',
        'content_staged',
        'bulk_operations',
        'bulk_operation_rows',
        'content_photo_leftovers',
      ].sort(),
    )
    const lines = gunzipSync(await readFile(file))
      .toString()
      .trimEnd()
      .split('\n')
    const { end } = JSON.parse(lines.at(-1) ?? '') as { end: object }
    expect(Object.keys(end).sort()).toEqual([...kept, ...keptToo, ...revoked].sort())
  })

  it('restores everything into an empty database', async () => {
    const { database } = target
    expect(await rowsOf(database, [...kept, ...keptToo])).toEqual(await rowsOf(db, [...kept, ...keptToo]))
    const [count] = await database.query<{ total: number }>(
      'select total from enquiry_page_start(null, null, null, 0)',
    )
    expect(count?.total).toBe(28)
    await database.query(`insert into enquiry_changes (enquiry_id, change) values ($1::uuid, 'restored')`, [
      ids[4],
    ])
    await database.query(
      `insert into messages (enquiry_id, direction, channel, body) values ($1::uuid, 'in', 'site', 'Next.')`,
      [ids[0]],
    )
    expect(await database.query('select count(distinct place) as n from messages')).toEqual([{ n: 3 }])
    await database.query(`insert into content_revisions (kind, slug) values ('hotel', 'new-house')`)
    expect(await database.query('select count(distinct id) as n from content_revisions')).toEqual([{ n: 2 }])
    expect(await findByIdentifier(database, asker.user.email)).toMatchObject({ id: asker.user._id })
  })

  it('restores no session, access token, emailed link, invitation or known browser', async () => {
    const versions = (of: Database) =>
      of.query<{ id: string; version: number }>('select id, token_version as version from users order by id')
    const before = await versions(db)
    const rows = await rowsOf(db, revoked)
    expect(rows.map(({ length }) => length > 0)).toEqual(revoked.map(() => true))
    const { database } = target
    expect(await rowsOf(database, revoked)).toEqual(revoked.map(() => []))
    const after = await versions(database)
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    const raised = after.filter(({ version }, place) => version > (before[place]?.version ?? 0) + 1000)
    expect(raised).toHaveLength(before.length)
  })
})
