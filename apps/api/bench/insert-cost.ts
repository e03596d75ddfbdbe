import { connectOnce } from '../src/db/connection/postgres-connection.ts'
import { load, median, type Shot } from './load.ts'
import type { Server } from './servers.ts'

/** What is put on a table, and how it is taken away again. */
export interface Extra {
  on: readonly string[]
  off: readonly string[]
}

/** Exact totals. */
export const COUNTERS: Extra = {
  on: ['alter table enquiries enable trigger user'],
  off: ['alter table enquiries disable trigger user'],
}

/** Who asked, found by address and phone. */
export const CUSTOMERS: Extra = {
  on: [
    `create index enquiries_by_contact on enquiries (contact_key(email, phone) text_pattern_ops, created_at, id)
     where deleted_at is null and erased_at is null`,
    `create index enquiries_by_phone on enquiries (contact_phone(phone) text_pattern_ops)
     where deleted_at is null and erased_at is null`,
  ],
  off: ['drop index if exists enquiries_by_contact', 'drop index if exists enquiries_by_phone'],
}

/**
 * What something on the table of enquiries costs an insert: the floor inserts with it and without it in turn. Answers the
 * median ratio of the rounds.
 */
export async function insertCost(
  { url, floor, next, extra }: { url: string; floor: Server; next: () => Shot; extra: Extra },
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<{ ratio: number; with: number; without: number; errors: number }> {
  const client = await connectOnce(url)
  const turn = async (statements: readonly string[]) => {
    for (const statement of statements) await client.query(statement)
  }
  const pairs: { with: number; without: number }[] = []
  let errors = 0
  const rate = async () => {
    const result = await load(floor.port, next, { seconds })
    errors += result.errors
    return result.requests / result.seconds
  }
  await rate()
  for (let round = 0; round < rounds; round++) {
    const withIt = await rate()
    await turn(extra.off)
    const without = await rate()
    await turn(extra.on)
    pairs.push({ with: withIt, without })
  }
  await client.end()
  return {
    ratio: median(pairs.map((pair) => pair.with / pair.without)),
    with: median(pairs.map((pair) => pair.with)),
    without: median(pairs.map((pair) => pair.without)),
    errors,
  }
}
