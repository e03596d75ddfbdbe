import { readdir, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { freshDatabase } from '../../test/fresh-database.ts'
import type { Queries } from './database.ts'

const folder = new URL('functions/', import.meta.url)

/** The full text of each function, by the name of its file. */
async function functionsOf(db: Queries): Promise<Record<string, string>> {
  const rows = await db.query<{ name: string; text: string }>(
    `select p.proname as name, pg_get_functiondef(p.oid) as text from pg_proc p
     where p.pronamespace = 'public'::regnamespace order by p.proname`,
  )
  return Object.fromEntries(rows.map(({ name, text }) => [`${name.replaceAll('_', '-')}.sql`, text]))
}

it('are each in a file of their own, as the migrations have made them', async () => {
  const { database, drop } = await freshDatabase()
  const made = await functionsOf(database)
  const files = (await readdir(folder)).sort()
  expect(files).toEqual(Object.keys(made).sort())

  const undone = new Error('undone')
  const written = database.transaction(async (tx) => {
    for (const file of files) await tx.query(await readFile(new URL(file, folder), 'utf8'))
    const told = await functionsOf(tx)
    for (const file of files)
      expect(told[file], `src/db/functions/${file} and the newest migration of it differ`).toBe(made[file])
    throw undone
  })
  await expect(written).rejects.toBe(undone)
  await drop()
})
