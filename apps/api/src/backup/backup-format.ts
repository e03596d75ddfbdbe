import type { RowCounts } from '../db/stores/backup-store.ts'

/** The migrations that a database had. */
export interface Schema {
  /** The last migration, for people. */
  name: string
  hash: string
}

/** A backup is gzipped JSON lines, encrypted if there is a key: this header, one line per row, the end line. */
export interface Header {
  susegad: 'backup'
  version: typeof FORMAT
  at: string
  schema: Schema
}

export const FORMAT = 1

/** Row counts of each table, to detect truncated files and missing rows. */
export interface End {
  end: RowCounts
}
