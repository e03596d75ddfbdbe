import { readdir, readFile } from 'node:fs/promises'
import type { Database, Queries } from '../src/db/database.ts'

export const dbFolder = new URL('../src/db/', import.meta.url)

/** Of each SQL function: the name of its file, and where the file is. */
export async function functionFiles(folder = dbFolder): Promise<[string, URL][]> {
  const files: [string, URL][] = []
  for (const room of ['counters', 'functions'])
    for (const file of await readdir(new URL(`${room}/`, folder)))
      if (file.endsWith('.sql')) files.push([file, new URL(`${room}/${file}`, folder)])
  return files.sort(([one], [other]) => (one < other ? -1 : 1))
}

interface SqlFunction {
  text: string
  /** With its parameters, as `drop function` names it. */
  signature: string
}

const undone = new Error('undone')

/** The SQL functions of a database, by the name of their file. */
export async function functionsOf(db: Queries): Promise<Record<string, SqlFunction>> {
  const rows = await db.query<SqlFunction & { name: string }>(
    `select p.proname as name, pg_get_functiondef(p.oid) as text, p.oid::regprocedure::text as signature
     from pg_proc p where p.pronamespace = 'public'::regnamespace order by p.proname, p.oid`,
  )
  return Object.fromEntries(rows.map(({ name, ...found }) => [`${name.replaceAll('_', '-')}.sql`, found]))
}

/** The statements by which a migrated database gets the functions as their files say them. */
export async function changedFunctions(db: Database, folder = dbFolder): Promise<string[]> {
  const made = await functionsOf(db)
  const statements: string[] = []
  for (const [file, at] of await functionFiles(folder)) {
    const text = (await readFile(at, 'utf8')).trim()
    const now = await functionAfter(db, text, file)
    const before = made[file]
    if (now?.text === before?.text) continue
    // Other parameters make a second function beside the first.
    if (before && now?.signature !== before.signature) statements.push(`DROP FUNCTION ${before.signature};`)
    statements.push(text)
  }
  return statements
}

/** What a file's function is; the database stays as it was. */
async function functionAfter(db: Database, text: string, file: string): Promise<SqlFunction | undefined> {
  let found: SqlFunction | undefined
  await db
    .transaction(async (tx) => {
      await tx.query(text)
      found = (await functionsOf(tx))[file]
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return found
}
