import type { enteredInput } from '@susegad/api-client/contract'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '../../../db/database.ts'
import { enquiries, submissionKeys } from '../../../db/schema/desk/enquiries.ts'

type Entered = z.output<typeof enteredInput>

/** The enquiry of an earlier request with the same key, or undefined. Concurrent requests wait for the first. */
export async function enteredBefore(
  tx: Queries,
  key: string,
): Promise<{ id: string; fingerprint: string } | undefined> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [key])
  const [row] = await tx.drizzle
    .select({ id: submissionKeys.enquiryId, fingerprint: submissionKeys.fingerprint })
    .from(submissionKeys)
    .where(eq(submissionKeys.key, key))
  return row
}

/** Stores what a member of staff entered; returns its id. */
export async function storeEntered(
  tx: Queries,
  { context, dateOfPlan, ...values }: Entered,
  byId: string,
  draft: { key: string; fingerprint: string } | undefined,
): Promise<string> {
  const [row] = await tx.drizzle
    .insert(enquiries)
    .values({ ...values, dateOfPlan: dateOfPlan ?? null, context: context ?? null, enteredBy: byId })
    .returning({ id: enquiries.id, createdAt: sql<string>`${enquiries.createdAt}::text` })
  if (!row) throw new Error('The enquiry was not stored')
  if (draft)
    await tx.drizzle.insert(submissionKeys).values({
      ...draft,
      enquiryId: row.id,
      enquiryCreatedAt: sql`${row.createdAt}::timestamptz`,
    })
  return row.id
}
