import type { Enquiry } from '@susegad/api-client/contract'
import { clipboardHtml } from '@susegad/ui/logic/clipboard-html'
import { clipboardTable } from '@susegad/ui/logic/clipboard-table'
import { indiaDate } from '@susegad/ui/logic/india-date'
import { NO_DATE } from '../../../signed-in/dates.ts'

const columns = ['Name', 'Phone', 'Email', 'Date of Plan', 'Subject', 'Message', 'Created Date']

const dayCell = (day: string | null): string => day?.slice(0, 10).split('-').reverse().join('/') || NO_DATE

type Copied = Pick<Enquiry, 'name' | 'phone' | 'email' | 'dateOfPlan' | 'subject' | 'message' | 'createdAt'>

export interface EnquiryTable {
  /** Comma-separated. */
  text: string
  html: string
}

/** Enquiries as the table that Copy puts on the clipboard, as CSV and as HTML. */
export function enquiryTable(enquiries: readonly Copied[]): EnquiryTable {
  const rows = enquiries.map((it) => [
    it.name,
    it.phone,
    it.email,
    dayCell(it.dateOfPlan),
    it.subject,
    it.message,
    indiaDate(it.createdAt),
  ])
  const table = [columns, ...rows]
  return { text: clipboardTable(table, { separator: ',' }), html: clipboardHtml(table) }
}
