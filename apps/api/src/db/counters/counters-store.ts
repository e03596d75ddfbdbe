import type { Database, Queries } from '../database.ts'

/** A counter that differs from its rows; without a day, a status total that differs from its days. */
export interface Drift {
  day: string | null
  status: string
  counted: number
  found: number
}

/** Moves announced enquiries into the day counters; only one of several processes does it. */
export const sealEnquiries = (db: Queries) => db.query('select seal_enquiries()')

/**
 * SQL that gives the exact total of a range of days and a status, and where the page begins that skips so many:
 * `total`, `low`, `high`, `skip`.
 */
export const pageStart = (from: string, to: string, status: string, skip: string): string =>
  `enquiry_page_start(${from}, ${to}, ${status}, ${skip})`

/** Compares the day counters with the rows, recounts where they differ, and returns the differences. */
export const repairCounters = (untimed: Database): Promise<Drift[]> =>
  untimed.transaction(async (tx) => {
    await tx.query('set local statement_timeout = 0')
    const drift = await tx.query<Drift>('select * from enquiry_drift() order by day, status')
    if (drift.length > 0) await tx.query('select recount_enquiries()')
    return drift
  })
