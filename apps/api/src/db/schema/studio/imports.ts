import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../account/users.ts'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
const time = () => timestamp({ withTimezone: true })

/** Content folders that editors uploaded for import; deleted after a day. */
export const contentImports = pgTable(
  'content_imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    size: integer().notNull(),
    state: text({ enum: ['uploading', 'ready', 'taken'] })
      .notNull()
      .default('uploading'),
    // The import plan, as JSON.
    found: text(),
    byId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: time().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index('content_imports_by').on(table.byId)],
)

/** The archive in chunks, so that any process can take it. */
export const contentImportParts = pgTable(
  'content_import_parts',
  {
    importId: uuid()
      .notNull()
      .references(() => contentImports.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.place] })],
)

/** Staged records of a running import, which become drafts all at once; deleted after a day if the process was killed. */
export const contentStaged = pgTable(
  'content_staged',
  {
    pile: uuid().notNull(),
    kind: text().notNull(),
    slug: text().notNull(),
    data: text(),
    base: uuid(),
    isPublished: boolean().notNull(),
    at: time().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [primaryKey({ columns: [table.pile, table.kind, table.slug] })],
)
