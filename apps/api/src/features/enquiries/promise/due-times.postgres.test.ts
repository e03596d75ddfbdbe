import { expect, it } from 'vitest'
import { startService } from '../../../../test/service.ts'
import { saveHours } from '../../opening-hours/opening-hours-store.ts'
import { stageConditions } from '../list/answer-filter.ts'
import { addMessage } from '../messages/message-store.ts'
import { keepAllDueTimes } from './due-times.ts'

const { db, enquire, prepare } = await startService()
const daily = { from: '12:00', to: '13:00' }
const week = {
  monday: daily,
  tuesday: daily,
  wednesday: daily,
  thursday: daily,
  friday: daily,
  saturday: daily,
  sunday: daily,
}

it('finds what is due and overdue by an index, with opening hours and without', async () => {
  await prepare(`insert into enquiries (name, phone, email, subject, message, status, created_at, due_at, due_soon_at)
    select 'n', 'p', 'e', 's', 'm', (case when n % 50 = 0 then 'pending' else 'closed' end)::enquiry_status,
      now() - n * interval '1 minute',
      case when n % 100 = 0 then now() + (n - 5000) * interval '1 minute' end,
      case when n % 100 = 0 then now() + (n - 5240) * interval '1 minute' end
    from generate_series(1, 10000) n`)
  await prepare('analyze enquiries')
  const shown = 'e.deleted_at is null and e.spam is null'
  for (const stage of ['due', 'overdue'] as const) {
    const plan = await db.query<Record<string, string>>(
      `explain select e.id from enquiries e where ${shown} and ${stageConditions[stage]}
       order by e.created_at desc, e.id desc limit 10`,
    )
    expect(plan.flatMap(Object.values).join('\n'), stage).not.toContain('Seq Scan')
  }
  await prepare('truncate enquiries cascade')
})

it('keeps the due time of a message that arrives while hours are applied', async () => {
  const ids: string[] = []
  for (let n = 0; n < 20; n++) ids.push(await enquire())
  await db.query(`update enquiries set turn = 'customer'`)
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  await saveHours(db, { week, closedDays: Array.from({ length: 21 }, (_, day) => inDays(day)) })
  const write = (enquiryId: string) =>
    addMessage(db, { enquiryId, direction: 'in', channel: 'site', body: 'Hello?', authorId: null })
  await Promise.all([keepAllDueTimes(db), ...ids.map(write), keepAllDueTimes(db)])
  const [row] = await db.query<{ n: number }>(
    `select count(*)::integer as n from enquiries where turn = 'us' and due_at > waiting_since + interval '18 days'`,
  )
  expect(row?.n).toBe(20)
})
