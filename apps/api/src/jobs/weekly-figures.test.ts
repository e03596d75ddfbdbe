import { beforeEach, expect, it } from 'vitest'
import { startService } from '../../test/service.ts'
import { readConfig, StartError } from '../settings/config.ts'
import { mailWeeklyFigures } from './weekly-figures.ts'

const { db, enquire, config } = await startService()
const wanted = {
  ...config,
  weeklyFiguresTo: ['owner@goa.example', 'partner@goa.example'],
  publicUrl: 'https://goa.example',
}
const monday = (time: string) => new Date(`2026-03-09T${time}+05:30`)
const letters = () =>
  db.query<{ recipient: string; subject: string; body: string }>('select * from outbox order by id')

await enquire()
await db.query(
  `update enquiries set created_at = '2026-03-08T23:59:00+05:30', context = '{"kind":"hotel","slug":"la-view"}'`,
)

beforeEach(() => db.query('delete from outbox'))

it('writes one email to each recipient on Monday from eight, even if several processes try', async () => {
  await mailWeeklyFigures(db, wanted, monday('07:59:00'))
  await mailWeeklyFigures(db, wanted, new Date('2026-03-10T09:00:00+05:30'))
  expect(await letters()).toEqual([])
  await Promise.all([1, 2, 3].map(() => mailWeeklyFigures(db, wanted, monday('08:00:00'))))
  await mailWeeklyFigures(db, wanted, monday('23:00:00'))
  const sent = await letters()
  expect(sent.map(({ recipient }) => recipient)).toEqual(wanted.weeklyFiguresTo)
  expect(sent[0]?.subject).toBe('Susegad: 1 enquiry last week')
  expect(sent[0]?.body).toContain('2 Mar 2026 to 8 Mar 2026')
  expect(sent[0]?.body).toContain('Enquiries: 1 (before: 0)')
  expect(sent[0]?.body).toContain('- La View: 1 (before: 0)')
  expect(sent[0]?.body).toContain(
    'https://goa.example/dashboard/figures?startDate=2026-03-02&endDate=2026-03-08',
  )
  expect(sent[0]?.body).toContain(
    'https://goa.example/dashboard?startDate=2026-03-02&endDate=2026-03-08&answer=late',
  )
  await mailWeeklyFigures(db, wanted, new Date('2026-03-16T09:00:00+05:30'))
  expect(await letters()).toHaveLength(4)
})

it('writes none without recipients, and refuses a malformed address', async () => {
  await mailWeeklyFigures(db, config, new Date('2026-03-23T09:00:00+05:30'))
  expect(await letters()).toEqual([])
  expect(readConfig({ WEEKLY_FIGURES_TO: 'a@goa.example, b@goa.example' }).weeklyFiguresTo).toEqual([
    'a@goa.example',
    'b@goa.example',
  ])
  expect(() => readConfig({ WEEKLY_FIGURES_TO: 'the owner' })).toThrow(StartError)
})
