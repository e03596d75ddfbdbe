import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { absences } from '../../db/schema/desk/routing.ts'

/** Who is away today, and until which day. */
export async function awayToday(db: Queries): Promise<Map<string, string>> {
  const rows = await db.drizzle
    .select({ id: absences.userId, until: absences.lastDay })
    .from(absences)
    .where(sql`enquiry_day(now()) between ${absences.firstDay} and ${absences.lastDay}`)
  return new Map(rows.map(({ id, until }) => [id, until]))
}
