import type { Readable } from 'node:stream'
import type { Figures } from '@susegad/api-client/contract'
import { csvTable } from '../../http/csv-table.ts'

const columns = [
  { key: 'figure', header: 'Figure' },
  { key: 'of', header: 'Of' },
  { key: 'value', header: 'Value' },
  { key: 'before', header: 'Before' },
]

interface Row {
  figure: string
  of: string
  value: number | string
  before: number | string
}

const hours = (seconds: number | null): number | string =>
  seconds === null ? '' : Math.round(seconds / 36) / 100

type Work = Figures['people'][number]['now']

const work = (of: string, now: Work, before: Work): Row[] => [
  { figure: 'First answers', of, value: now.answered, before: before.answered },
  { figure: 'Median first answer (hours)', of, value: hours(now.median), before: hours(before.median) },
  {
    figure: '90% answered within (hours)',
    of,
    value: hours(now.ninetieth),
    before: hours(before.ninetieth),
  },
  { figure: 'Late', of, value: now.late, before: before.late },
  { figure: 'Replies', of, value: now.replies.count, before: before.replies.count },
  {
    figure: 'Median reply (hours)',
    of,
    value: hours(now.replies.median),
    before: hours(before.replies.median),
  },
  {
    figure: '90% replied within (hours)',
    of,
    value: hours(now.replies.ninetieth),
    before: hours(before.replies.ninetieth),
  },
  { figure: 'Resolved', of, value: now.resolved.count, before: before.resolved.count },
  {
    figure: 'Median until resolved (hours)',
    of,
    value: hours(now.resolved.median),
    before: hours(before.resolved.median),
  },
  { figure: 'Accepted quotes', of, value: now.accepted, before: before.accepted },
  { figure: 'Sales', of, value: now.sales, before: before.sales },
]

function* rowsOf(figures: Figures): Generator<Row> {
  const { now, before } = figures.totals
  const whole = ({ startDate, endDate }: Figures['period']) => `${startDate} to ${endDate}`
  yield { figure: 'Days', of: 'all', value: whole(figures.period), before: whole(figures.before) }
  if (figures.openingHours)
    yield { figure: 'Answers are promised within', of: 'all', value: 'one open day', before: '' }
  yield { figure: 'Enquiries', of: 'all', value: now.total, before: before.total }
  yield { figure: 'Waiting', of: 'all', value: now.waiting, before: before.waiting }
  yield* work('all', now, before)
  for (const { day, count, before } of figures.days)
    yield { figure: 'Enquiries by day', of: day, value: count, before }
  for (const { place, count, before } of figures.places)
    yield { figure: 'Enquiries by place', of: place, value: count, before }
  for (const { page, count, before } of figures.pages)
    yield { figure: 'Enquiries by source page', of: page, value: count, before }
  for (const { name, count, before } of figures.labels)
    yield { figure: 'Enquiries by label', of: name, value: count, before }
  for (const { source, count, before } of figures.sources)
    yield { figure: 'Enquiries by channel', of: source, value: count, before }
  for (const { name, now, before } of figures.people) yield* work(name ?? 'Former staff', now, before)
  for (const { _id, subject, waited } of figures.late)
    yield { figure: 'Waited longest (hours)', of: `${subject} (${_id})`, value: hours(waited), before: '' }
}

/** All figures of a period as a table, one per row. */
export const exportFigures = (figures: Figures): Readable => csvTable(rowsOf(figures), columns)
