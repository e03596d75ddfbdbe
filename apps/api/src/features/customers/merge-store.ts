import type { CustomerDetail } from '@susegad/api-client/contract'
import type { CustomerMark } from '@susegad/api-client/rules'
import { iso } from '../../dates/iso.ts'
import type { Queries } from '../../db/database.ts'
import { asList, contactsOf, listOf } from './contact-store.ts'

/** Serializes merges: concurrent ones could create a cycle. */
export const lockCustomers = (tx: Queries) =>
  tx.query(`select pg_advisory_xact_lock(hashtextextended('who customers are', 11))`)

/** The customer row of this contact; created if missing. */
export async function rootOf(tx: Queries, key: string): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `with known as (
       select root_id as id from customer_contacts where key = $1
     ), made as (
       insert into customers (id) select gen_random_uuid() where not exists (select from known) returning id
     ), noted as (
       insert into customer_contacts (key, customer_id, root_id) select $1, id, id from made
     )
     select id from known union all select id from made`,
    [key],
  )
  if (row === undefined) throw new Error('The customer was not stored')
  return row.id
}

/** Marks all merged customers, so that undoing a merge keeps the mark for both. */
export const markPerson = (tx: Queries, root: string, mark: CustomerMark | null) =>
  tx.query(
    `update customers set mark = $2::text
     where id in (select customer_id from customer_contacts where root_id = $1::uuid)`,
    [root, mark],
  )

export async function mergePersons(tx: Queries, root: string, other: string, byId: string): Promise<void> {
  await tx.query(
    `update customers set merged_into = $1::uuid, merged_at = clock_timestamp(), merged_by = $3::uuid where id = $2::uuid`,
    [root, other, byId],
  )
  await tx.query('update customer_contacts set root_id = $1::uuid where root_id = $2::uuid', [root, other])
}

/** Undoes a merge; false if it does not exist. */
export async function separatePersons(tx: Queries, root: string, merged: string): Promise<boolean> {
  const rows = await tx.query(
    `with recursive own as (
       select c.id from customers c
       where c.id = $2::uuid and c.merged_into is not null
         and exists (select from customer_contacts k where k.customer_id = c.id and k.root_id = $1::uuid)
       union all
       select c.id from customers c join own on c.merged_into = own.id
     ), freed as (
       update customer_contacts k set root_id = $2::uuid from own where k.customer_id = own.id returning k.key
     ), undone as (
       update customers c set merged_into = null, merged_at = null, merged_by = null
       where c.id = $2::uuid and exists (select from own) returning c.id
     )
     select id from undone`,
    [root, merged],
  )
  return rows.length > 0
}

export async function mergesOf(db: Queries, contacts: readonly string[]): Promise<CustomerDetail['merges']> {
  const rows = await db.query<{ id: string; contacts: string[]; by: string | null; at: string }>(
    `select c.id, jsonb_agg(k.key order by k.key) as contacts, u.name as by, c.merged_at as at
     from customer_contacts k join customers c on c.id = k.customer_id and c.merged_into is not null
     left join users u on u.id = c.merged_by
     where k.key in ${listOf(1)} group by c.id, u.name order by c.merged_at desc`,
    [asList(contacts)],
  )
  return rows.map((row) => ({ _id: row.id, contacts: row.contacts, by: row.by, at: iso(row.at) }))
}

const between = `(d.key in ${listOf(1)} and d.other in ${listOf(2)} or d.key in ${listOf(2)} and d.other in ${listOf(1)})`

/** Records that two customers are different people, for all their current contacts. */
export async function distinguish(tx: Queries, key: string, other: string, byId: string): Promise<void> {
  // Both get a row, so that deleting it also deletes this record.
  for (const contact of [key, other]) await rootOf(tx, contact)
  await tx.query(
    `insert into customer_distinctions (key, other, by_id) select a.key, b.key, $3::uuid
     from jsonb_array_elements_text($1::jsonb) a (key), jsonb_array_elements_text($2::jsonb) b (key)
     on conflict do nothing`,
    [asList(await contactsOf(tx, key)), asList(await contactsOf(tx, other)), byId],
  )
}

/** Removes that record; false if there is none. */
export async function undoDistinguish(tx: Queries, key: string, other: string): Promise<boolean> {
  const rows = await tx.query(`delete from customer_distinctions d where ${between} returning d.key`, [
    asList(await contactsOf(tx, key)),
    asList(await contactsOf(tx, other)),
  ])
  return rows.length > 0
}

/** Contacts recorded as different people than these, latest first. */
export const distinguishedFrom = (db: Queries, contacts: readonly string[]) =>
  db.query<{ key: string; by: string | null; at: string }>(
    `select f.key, max(f.at) as at, (array_agg(u.name order by f.at desc))[1] as by from (
       select d.other as key, d.at, d.by_id from customer_distinctions d where d.key in ${listOf(1)}
       union all select d.key, d.at, d.by_id from customer_distinctions d where d.other in ${listOf(1)}
     ) f left join users u on u.id = f.by_id
     group by f.key order by max(f.at) desc, f.key limit 50`,
    [asList(contacts)],
  )
