import { PGlite, type PGliteInterface, type QueryOptions, types } from '@electric-sql/pglite'
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

type OnNotice = NonNullable<QueryOptions['onNotice']>

const queriesOf = (client: Client, onNotice: OnNotice): Queries => ({
  drizzle: drizzleOver(async (text, parameters) => {
    const { rows } = await client.query<unknown[]>(text, parameters, { rowMode: 'array', parsers, onNotice })
    return rows
  }),
  query: async <T>(text: string, parameters: unknown[] = []) =>
    (await client.query<T>(text, parameters, { parsers, onNotice })).rows,
})

/** Wraps an opened embedded database. */
export function overPglite(pglite: PGliteInterface): Database {
  const warned = new Set<(message: string) => void>()
  const onNotice: OnNotice = ({ severity, message }) => {
    if (severity === 'WARNING') for (const listener of warned) listener(message ?? '')
  }
  return {
    kind: 'pglite',
    ...queriesOf(pglite, onNotice),
    transaction: (work) =>
      pglite.transaction((tx) => work(queriesOf(tx as unknown as Client, onNotice))) as ReturnType<
        typeof work
      >,
    onWarning: (listener) => void warned.add(listener),
    close: () => pglite.close(),
  }
}

export const openPglite = (folder: string): Promise<PGlite> => PGlite.create(folder)
