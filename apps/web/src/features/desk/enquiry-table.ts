import type { Enquiry } from '@susegad/api-client/contract'
import { clipboardTable } from '@susegad/ui/logic/clipboard-table'
import { indiaDate } from '@susegad/ui/logic/india-date'
import { NO_DATE } from '../../signed-in/dates.ts'

const columns = ['Name', 'Phone', 'Email', 'Date of Plan', 'Subject', 'Message', 'Created Date']

const dayCell = (day: string | null): string => day?.slice(0, 10).split('-').reverse().join('/') || NO_DATE

/** Enquiries as the comma-separated table that Copy puts on the clipboard. */
export function enquiryTable(enquiries: readonly Enquiry[]): string {
  const rows = enquiries.map((it) => [
    it.name,
    it.phone,
    it.email,
    dayCell(it.dateOfPlan),
    it.subject,
    it.message,
    indiaDate(it.createdAt),
  ])
  return clipboardTable([columns, ...rows], { separator: ',' })
}
