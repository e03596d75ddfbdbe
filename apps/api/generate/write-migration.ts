import { spawnSync } from 'node:child_process'
import { appendFileSync, globSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { overPglite } from '../src/db/connection/pglite.ts'
import { migratePglite } from '../src/db/migrate.ts'
import { migrationsFolder } from '../src/settings/folders.ts'
import { changedFunctions } from './changed-functions.ts'

const [name] = process.argv.slice(2)
if (!name) {
  process.stderr.write('Say what it changes: npx -y pnpm --filter @susegad/api migration enquiry_guests\n')
  process.exit(1)
}

const migrations = () =>
  readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .sort()

/** The file that Drizzle wrote; undefined if the tables are as they were. */
function generate(...more: string[]): string | undefined {
  const before = migrations()
  const { status } = spawnSync('drizzle-kit', ['generate', '--name', name ?? '', ...more], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
  return migrations().find((file) => !before.includes(file))
}

const ofTables = generate()
const pglite = await PGlite.create()
await migratePglite(pglite)
const statements = await changedFunctions(overPglite(pglite))
await pglite.close()
if (statements.length > 0) {
  const file = ofTables ?? generate('--custom')
  if (file === undefined) throw new Error('Drizzle wrote no migration: run the command again.')
  const text = statements.join('\n--> statement-breakpoint\n')
  appendFileSync(join(migrationsFolder, file), `\n${ofTables ? '--> statement-breakpoint\n' : ''}${text}\n`)
  process.stdout.write(`${file} brings the changed functions too. Read it before you commit it.\n`)
}
// Drizzle compares with the newest alone, and each has thousands of lines.
const snapshots = globSync('meta/*_snapshot.json', { cwd: migrationsFolder }).sort()
for (const old of snapshots.slice(0, -1)) rmSync(join(migrationsFolder, old))
