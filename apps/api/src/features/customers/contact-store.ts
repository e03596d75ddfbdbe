import type { Queries } from '../../db/database.ts'

/** Contact key of the sender of an enquiry on table `e`. */
export const keyOf = 'contact_key(e.email, e.phone)'
/** Neither deleted nor erased, on table `e`: the condition of the partial contact indexes. */
export const notDeleted = 'e.deleted_at is null and e.erased_at is null'

/** A list of contacts as a `jsonb` parameter, which needs no escaping. */
export const asList = (contacts: readonly string[]): string => JSON.stringify(contacts)
export const listOf = (n: number): string => `(select jsonb_array_elements_text($${n}::jsonb))`

export async function contactOf(db: Queries, enquiryId: string): Promise<string | undefined> {
  const [row] = await db.query<{ key: string | null }>(
    `select ${keyOf} as key from enquiries e where e.id = $1::uuid and ${notDeleted}`,
    [enquiryId],
  )
  return row?.key ?? undefined
}

export async function contactsOf(db: Queries, key: string): Promise<string[]> {
  const rows = await db.query<{ key: string }>(
    `select o.key from customer_contacts k join customer_contacts o on o.root_id = k.root_id
     where k.key = $1 order by o.key`,
    [key],
  )
  return rows.length === 0 ? [key] : rows.map((row) => row.key)
}

/** Possible duplicates: contacts with the same phone or account, unless marked as different people. */
export const similarTo = (db: Queries, contacts: readonly string[]) =>
  db.query<{ key: string; phone: boolean; account: boolean }>(
    `with own as (
       select distinct contact_phone(e.phone) as phone, e.user_id from enquiries e
       where ${keyOf} in ${listOf(1)} and ${notDeleted} limit 200
     )
     select key, bool_or(phone) as phone, bool_or(not phone) as account from (
       select ${keyOf} as key, true as phone from enquiries e
       where contact_phone(e.phone) in (select phone from own where phone ~ '^[+]') and ${notDeleted}
       union all
       select ${keyOf}, false from enquiries e
       where e.user_id in (select user_id from own where user_id is not null) and ${notDeleted}
     ) alike
     where key is not null and key not in ${listOf(1)} and not exists (
       select from customer_distinctions d
       where d.key = alike.key and d.other in ${listOf(1)} or d.other = alike.key and d.key in ${listOf(1)}
     )
     group by key order by key limit 20`,
    [asList(contacts)],
  )
