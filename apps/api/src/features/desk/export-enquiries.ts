import { Readable } from 'node:stream'
import type { EnquiryPlan, exportInput, StaffEnquiry } from '@susegad/api-client/contract'
import type { CastingContext } from 'csv-stringify'
import type { z } from 'zod'
import type { Queries } from '../../db/database.ts'
import { csvTable } from '../../http/csv-table.ts'
import { toStaffEnquiry } from '../enquiries/enquiry-rows.ts'
import { enquiryBatches, type Where } from '../enquiries/list/enquiry-batches.ts'
import { planIn } from '../enquiries/sent-plan.ts'

export type ExportFormat = z.output<typeof exportInput>['format']

export const contentTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json; charset=utf-8',
}

const columns = [
  { key: '_id', header: 'Id' },
  { key: 'createdAt', header: 'Created' },
  { key: 'updatedAt', header: 'Updated' },
  { key: 'status', header: 'Status' },
  { key: 'assigneeName', header: 'Assigned to' },
  { key: 'name', header: 'Name' },
  { key: 'phone', header: 'Phone' },
  { key: 'email', header: 'Email' },
  { key: 'dateOfPlan', header: 'Date of plan' },
  { key: 'subject', header: 'Subject' },
  { key: 'message', header: 'Message' },
  { key: 'context.kind', header: 'Sent from' },
  { key: 'context.slug', header: 'Place' },
  { key: 'spam', header: 'Spam' },
  { key: 'source', header: 'Source' },
  { key: 'deletedAt', header: 'Deleted' },
  // New columns come last: programs of the business may read the others by place.
  { key: 'plan.trip.arrival', header: 'Arrival' },
  { key: 'plan.trip.departure', header: 'Departure' },
  { key: 'plan.trip.stay.hotel', header: 'Hotel' },
  { key: 'plan.trip.stay.room', header: 'Room' },
  { key: 'plan.estimate.total', header: 'Estimate' },
  { key: 'plan.language', header: 'Language' },
  { key: 'waitingSince', header: 'Waiting since' },
  { key: 'mergedInto', header: 'Merged into' },
  { key: 'snoozedUntil', header: 'Snoozed until' },
  { key: 'labelNames', header: 'Labels' },
  { key: 'priority', header: 'Priority' },
]

/** Not a formula, so it needs no apostrophe, which would spoil the number for other programs. */
const isPhone = (text: string): boolean => /^\+\d[\d ]{6,}$/.test(text)

const asCell = (text: string, { column }: CastingContext) =>
  column === 'phone' && isPhone(text) ? { value: text, escape_formulas: false } : text

/** The names are for the table, which has one cell for all. */
type Exported = StaffEnquiry & { labelNames?: string; plan: EnquiryPlan | null }

async function* enquiries(db: Queries, where: Where): AsyncGenerator<Exported> {
  for await (const rows of enquiryBatches(db, where))
    yield* rows.map((row) => ({ ...toStaffEnquiry(row), plan: planIn(row) }))
}

async function* withNames(rows: AsyncIterable<Exported>): AsyncGenerator<Exported> {
  for await (const row of rows) yield { ...row, labelNames: row.labels.map(({ name }) => name).join(', ') }
}

async function* asJson(rows: AsyncIterable<Exported>): AsyncGenerator<string> {
  let before = '['
  for await (const row of rows) {
    yield before + JSON.stringify(row)
    before = ',\n'
  }
  yield before === '[' ? '[]\n' : ']\n'
}

/** Streams all matching enquiries, newest first, with backpressure from the client. */
export function exportEnquiries(db: Queries, format: ExportFormat, where: Where): Readable {
  const rows = enquiries(db, where)
  return format === 'csv' ? csvTable(withNames(rows), columns, asCell) : Readable.from(asJson(rows))
}
