import type { Database } from '../../../db/database.ts'

/** A counter that differs from its rows; without a day, a status total that differs from its days. */
export interface Drift {
  day: string | null
  status: string
  counted: number
  found: number
}

/** Compares the day counters with the rows, recounts where they differ, and returns the differences. */
export const repairCounters = (patient: Database): Promise<Drift[]> =>
  patient.transaction(async (tx) => {
    await tx.query('set local statement_timeout = 0')
    const drift = await tx.query<Drift>('select * from enquiry_drift() order by day, status')
    if (drift.length > 0) await tx.query('select recount_enquiries()')
    return drift
  })
