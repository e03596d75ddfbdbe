import type { CustomerDetail } from '@susegad/api-client/contract'
import type { CustomerMark } from '@susegad/api-client/rules'
import type { Database, Queries } from '../../db/database.ts'
import { type Actor, type AuditEntry, writeAudit } from '../../db/stores/audit-store.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { isId } from '../../http/ids.ts'
import { contactOf, contactsOf } from './contact-store.ts'
import {
  distinguish,
  lockCustomers,
  markPerson,
  mergePersons,
  rootOf,
  separatePersons,
  undoDistinguish,
} from './merge-store.ts'
import { readCustomer } from './read-customer.ts'

type Entry = Pick<AuditEntry, 'action' | 'detail'>

/** The contact of the customer who sent this enquiry. */
export async function keyOf(db: Queries, id: string): Promise<string> {
  const key = isId(id) ? await contactOf(db, id) : undefined
  if (key === undefined) throw notFound('The customer')
  return key
}

/** Changes who a customer is, one change at a time, and writes the audit entry; returns the changed customer. */
export async function changeCustomer(
  db: Database,
  id: string,
  by: Actor,
  change: (tx: Queries, key: string) => Promise<Entry>,
): Promise<CustomerDetail> {
  const key = await db.transaction(async (tx) => {
    const found = await keyOf(tx, id)
    await lockCustomers(tx)
    const entry = await change(tx, found)
    await writeAudit(tx, by, { ...entry, record: 'customer', recordId: id })
    return found
  })
  return readCustomer(db, key)
}

export async function mark(tx: Queries, key: string, value: CustomerMark | null): Promise<Entry> {
  await markPerson(tx, await rootOf(tx, key), value)
  return { action: 'changed', detail: `mark: ${value ?? 'none'}` }
}

export async function merge(tx: Queries, key: string, otherId: string, by: Actor): Promise<Entry> {
  const other = await keyOf(tx, otherId)
  const root = await rootOf(tx, key)
  const second = await rootOf(tx, other)
  if (root === second) throw new HttpError(422, 'These two are already the same customer.')
  await undoDistinguish(tx, key, other)
  await mergePersons(tx, root, second, by.id)
  return { action: 'merged' }
}

export async function undoMerge(tx: Queries, key: string, mergeId: string): Promise<Entry> {
  const root = await rootOf(tx, key)
  if (!isId(mergeId) || !(await separatePersons(tx, root, mergeId))) throw notFound('The merge')
  return { action: 'separated' }
}

export async function setApart(tx: Queries, key: string, otherId: string, by: Actor): Promise<Entry> {
  const other = await keyOf(tx, otherId)
  if ((await contactsOf(tx, key)).includes(other))
    throw new HttpError(422, 'These two are the same customer. Separate them first.')
  await distinguish(tx, key, other, by.id)
  return { action: 'changed', detail: 'apart: yes' }
}

export async function undoSetApart(tx: Queries, key: string, otherId: string): Promise<Entry> {
  if (!(await undoDistinguish(tx, key, await keyOf(tx, otherId)))) throw notFound('The customer')
  return { action: 'changed', detail: 'apart: no' }
}
