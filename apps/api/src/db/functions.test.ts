import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changedFunctions, dbFolder, functionFiles, functionsOf } from '../../generate/changed-functions.ts'
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database.ts'

let fresh: FreshDatabase
let copy: URL

beforeAll(async () => {
  fresh = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'susegad-functions-'))
  for (const room of ['counters', 'functions'])
    await cp(new URL(room, dbFolder), join(folder, room), { recursive: true })
  copy = pathToFileURL(`${folder}/`)
})
afterAll(async () => {
  await fresh.drop()
  await rm(copy, { recursive: true })
})

async function changeCopy(name: string, from: string, to: string) {
  const file = new URL(name, copy)
  const text = await readFile(file, 'utf8')
  expect(text).toContain(from)
  await writeFile(file, text.replace(from, to))
}

it('are each in a file of their own, as the migrations have made them', async () => {
  expect((await functionFiles()).map(([file]) => file)).toEqual(
    Object.keys(await functionsOf(fresh.database)).sort(),
  )
  // If a function differs, run `npx -y pnpm --filter @susegad/api migration <name>`.
  expect(await changedFunctions(fresh.database)).toEqual([])
})

it('come into a migration where their text has changed, and instead of those with other parameters', async () => {
  await changeCopy('functions/take-allowance.sql', 'BEGIN', 'BEGIN /* anew */')
  await changeCopy('counters/enquiry-page-start.sql', 'p_skip bigint', 'p_skip bigint, p_another integer')
  const statements = await changedFunctions(fresh.database, copy)
  expect(statements.map((statement) => statement.split('(')[0])).toEqual([
    'DROP FUNCTION enquiry_page_start',
    expect.stringContaining('FUNCTION enquiry_page_start'),
    expect.stringContaining('FUNCTION take_allowance'),
  ])
  for (const statement of statements) await fresh.database.query(statement)
  expect(await changedFunctions(fresh.database, copy)).toEqual([])
})
