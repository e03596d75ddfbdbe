import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrationsFolder } from '../settings/folders.ts'

export interface Migration {
  name: string
  hash: string
  at: number
  statements: string[]
}

/** The migrations of this version of the service, oldest first. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  const journal = readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] }
  return readMigrationFiles({ migrationsFolder: folder }).map(({ hash, folderMillis, sql }, index) => ({
    name: entries[index]?.tag ?? hash,
    hash,
    at: folderMillis,
    statements: sql,
  }))
}

/** The migrations up to the one with this hash; undefined if this version doesn't know it. */
export function migrationsUpTo(hash: string): Migration[] | undefined {
  const all = readMigrations()
  const last = all.findIndex((migration) => migration.hash === hash)
  return last === -1 ? undefined : all.slice(0, last + 1)
}
