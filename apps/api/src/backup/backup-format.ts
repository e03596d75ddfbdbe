import type { RowCounts } from '../db/stores/backup-store.ts'

/** Which migrations a database had. */
export interface Schema {
  /** The last migration, for people. */
  name: string
  hash: string
}

/** A backup is gzipped lines of JSON, encrypted where there is a key: this header, one line a row, the end. */
export interface Header {
  susegad: 'backup'
  version: typeof FORMAT
  at: string
  schema: Schema
}

export const FORMAT = 1

/** How many rows of each table the database had: what was cut off, or lost a row, shows. */
export interface End {
  end: RowCounts
}
