import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { overPglite } from '../db/connection/pglite.ts'
import type { Database } from '../db/database.ts'
import { migratePglite } from '../db/migrate.ts'
import { type Migration, migrationsUpTo, readMigrations } from '../db/migrations.ts'
import {
  type BackupRow,
  countRows,
  type RowCounts,
  revokeAccess,
  withSnapshot,
  writeBackup,
} from '../db/stores/backup-store.ts'
import { readErasures } from '../db/stores/erasure-store.ts'
import { addressDigest } from '../features/privacy/address-digest.ts'
import { type Replayed, replayErasures } from '../features/privacy/replay-erasures.ts'
import { StartError } from '../settings/config.ts'
import { joinErasures, readErasureList } from './erasure-list.ts'
import { type Backup, openBackup } from './read-backup-file.ts'
import { withoutPhotoBytes } from './stored-photos.ts'

/** The migrations that the backup's database had, or the reason why this version can't read it. */
function migrationsOf(backup: Backup, file: string): Migration[] {
  const migrations = migrationsUpTo(backup.schema.hash)
  if (!migrations)
    throw new StartError(
      `${file} was written at schema ${backup.schema.name}, by a newer version of the service. Update this one first, or restore it with that one.`,
    )
  return migrations
}

/** Loads a backup into a database with the backup's schema, in this folder or else in memory, then migrates it. */
async function migrated<T>(
  backup: Backup,
  migrations: Migration[],
  work: (db: Database, counts: RowCounts) => Promise<T>,
  folder?: string,
): Promise<T> {
  const scratch = await PGlite.create(folder)
  try {
    await migratePglite(scratch, migrations)
    const db = overPglite(scratch)
    const counts = await writeBackup(db, backup.batches)
    await migratePglite(scratch)
    return await work(db, counts)
  } finally {
    await scratch.close()
  }
}

export interface Restored {
  /** Row counts of each table after the restore. */
  counts: RowCounts
  /** Erasures since the backup, which are repeated. */
  again: Replayed
}

interface RestoreOptions {
  key?: string | undefined
  secret: string
  /** The folder of the scheduled backups, whose list of erasures counts too. */
  folder?: string | undefined
  /** Takes the intermediate database of an older backup, as large as the backup's database. */
  dataDir?: string | undefined
}

/**
 * Replaces everything in a database with a backup, in one transaction. Erasures that the database or the lists beside the
 * backups know of are repeated. All sessions end.
 */
export async function restoreBackup(
  db: Database,
  file: string,
  { key, secret, folder, dataDir = tmpdir() }: RestoreOptions,
): Promise<Restored> {
  const backup = await openBackup(file, key)
  const migrations = migrationsOf(backup, file)
  const known = joinErasures(
    await readErasures(db),
    ...(await Promise.all([...new Set([dirname(file), folder ?? dirname(file)])].map(readErasureList))),
  )
  let again: Replayed = { enquiries: 0, accounts: 0, unreadable: 0 }
  const write = (batches: AsyncIterable<BackupRow[]>) =>
    writeBackup(db, batches, async (tx) => {
      again = await replayErasures(tx, known, addressDigest(secret))
      await revokeAccess(tx)
    })
  if (migrations.length === readMigrations().length) return { counts: await write(backup.batches), again }
  // On disk: its photos may take more room than there is memory.
  const scratch = join(dataDir, 'restored-backup')
  try {
    // A killed restore leaves it behind.
    await rm(scratch, { recursive: true, force: true })
    const copy = (from: Database) => withSnapshot(from, ({ batches }) => write(batches))
    return { counts: await migrated(backup, migrations, copy, scratch), again }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

export interface Verified {
  at: string
  schema: string
  rows: number
  enquiries: number
}

/** Restores a backup, but for the bytes of its photos, into an in-memory database, to check that every row is there. */
export async function verifyBackup(file: string, key: string | undefined): Promise<Verified> {
  const opened = await openBackup(file, key)
  const backup = { ...opened, batches: withoutPhotoBytes(opened.batches, file) }
  return migrated(backup, migrationsOf(backup, file), async (db, counts) => {
    const found = await countRows(db)
    const [listed] = await db.query<{ total: number; rows: number }>(
      `select (select total from enquiry_page_start(null, null, null, 0)),
         (select count(*) from enquiries where deleted_at is null and spam is null) as rows`,
    )
    if (listed?.total !== listed?.rows)
      throw new StartError(
        `${file} restores ${listed?.rows} enquiries, but the list counts ${listed?.total}.`,
      )
    const rows = Object.values(counts).reduce((sum, n) => sum + n, 0)
    return { at: backup.at, schema: backup.schema.name, rows, enquiries: found.enquiries ?? 0 }
  })
}
