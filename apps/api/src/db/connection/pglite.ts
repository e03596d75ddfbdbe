import { PGlite, type PGliteInterface, types } from '@electric-sql/pglite'
import type { Database, Queries } from '../database.ts'
import { drizzleOver } from '../drizzle.ts'

const asText = (value: string): string => value
const parsers = {
  [types.DATE]: asText,
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
  [types.INT8]: Number,
}

type Client = Pick<PGliteInterface, 'query'>

const queriesOf = (client: Client): Queries => ({
  drizzle: drizzleOver(async (text, parameters) => {
    const { rows } = await client.query<unknown[]>(text, parameters, { rowMode: 'array', parsers })
    return rows
  }),
  query: async <T>(text: string, parameters: unknown[] = []) =>
    (await client.query<T>(text, parameters, { parsers })).rows,
})

/** Wraps an opened embedded database. */
export function overPglite(pglite: PGliteInterface): Database {
  return {
    kind: 'pglite',
    ...queriesOf(pglite),
    transaction: (work) =>
      pglite.transaction((tx) => work(queriesOf(tx as unknown as Client))) as ReturnType<typeof work>,
    close: () => pglite.close(),
  }
}

export const openPglite = (folder: string): Promise<PGlite> => PGlite.create(folder)
