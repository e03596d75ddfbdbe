import { readMigrations } from '../db/migrations.ts'
import type { RowCounts } from '../db/stores/backup-store.ts'

/** Which migrations a database had. */
export interface Schema {
  /** The last migration, for people. */
  name: string
  hash: string
}

/**
 * A backup is gzipped lines of JSON, encrypted where there is a key: this header, one line a row, the end. Version 1
 * had no schema, and no end.
 */
export type Header = { susegad: 'backup'; at: string } & ({ version: 1 } | { version: 2; schema: Schema })

/** How many rows of each table the database had: what was cut off, or lost a row, shows. */
export interface End {
  end: RowCounts
}

/** The last schema of which backups of version 1 were made. */
const SCHEMA_OF_VERSION_1 = '0006_new_enquiries_are_marked'

export function schemaOf(header: Header): Schema {
  if (header.version === 2) return header.schema
  const found = readMigrations().find(({ name }) => name === SCHEMA_OF_VERSION_1)
  return { name: SCHEMA_OF_VERSION_1, hash: found?.hash ?? '' }
}
