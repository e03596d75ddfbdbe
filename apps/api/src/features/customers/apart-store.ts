import type { Queries } from '../../db/database.ts'
import { asList, contactsOf, listOf } from './contact-store.ts'
import { rootOf } from './merge-store.ts'

const between = `(d.key in ${listOf(1)} and d.other in ${listOf(2)} or d.key in ${listOf(2)} and d.other in ${listOf(1)})`

/** Marks two customers as different people, for all their current contacts. */
export async function setApart(tx: Queries, key: string, other: string, byId: string): Promise<void> {
  // Both get a row, so that deleting it also deletes the mark.
  for (const contact of [key, other]) await rootOf(tx, contact)
  await tx.query(
    `insert into customer_distinctions (key, other, by_id) select a.key, b.key, $3::uuid
     from jsonb_array_elements_text($1::jsonb) a (key), jsonb_array_elements_text($2::jsonb) b (key)
     on conflict do nothing`,
    [asList(await contactsOf(tx, key)), asList(await contactsOf(tx, other)), byId],
  )
}

/** Removes the mark; false if there is none. */
export async function takeApartBack(tx: Queries, key: string, other: string): Promise<boolean> {
  const rows = await tx.query(`delete from customer_distinctions d where ${between} returning d.key`, [
    asList(await contactsOf(tx, key)),
    asList(await contactsOf(tx, other)),
  ])
  return rows.length > 0
}

/** Contacts marked as different people than these, latest first. */
export const apartFrom = (db: Queries, contacts: readonly string[]) =>
  db.query<{ key: string; by: string | null; at: string }>(
    `select f.key, max(f.at) as at, (array_agg(u.name order by f.at desc))[1] as by from (
       select d.other as key, d.at, d.by_id from customer_distinctions d where d.key in ${listOf(1)}
       union all select d.key, d.at, d.by_id from customer_distinctions d where d.other in ${listOf(1)}
     ) f left join users u on u.id = f.by_id
     group by f.key order by max(f.at) desc, f.key limit 50`,
    [asList(contacts)],
  )
