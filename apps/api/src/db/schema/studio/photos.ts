import { PHOTO_STATES } from '@susegad/api-client/rules'
import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../account/users.ts'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
const time = () => timestamp({ withTimezone: true })

/** Photos that editors uploaded, from the first byte on. */
export const contentPhotos = pgTable(
  'content_photos',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    size: integer().notNull(),
    received: integer().notNull().default(0),
    state: text({ enum: PHOTO_STATES }).notNull().default('uploading'),
    progress: real().notNull().default(0),
    reason: text(),
    // The name that records use: a hash of the pixels.
    src: text(),
    // Its file in a content folder, relative to photos and without extension; null if it was uploaded in the studio.
    path: text(),
    // Prefix of the digest of its master, to recognise an exported file.
    master: text(),
    // Its entry in the picture lock: hash, size, placeholder colours; and that of its card.
    encoded: jsonb(),
    width: integer(),
    height: integer(),
    focusX: real().notNull().default(0.5),
    focusY: real().notNull().default(0.5),
    // The process that converts it.
    leaseUntil: time(),
    attempts: integer().notNull().default(0),
    byId: uuid().references(() => users.id, { onDelete: 'set null' }),
    at: time().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('content_photos_src').on(table.src),
    index('content_photos_open').on(table.state).where(sql`state in ('uploading', 'converting')`),
    index('content_photos_by').on(table.byId).where(sql`by_id is not null`),
  ],
)

/** A photo's bytes in chunks: an upload is stored in the database, so that any process can continue it. */
export const contentPhotoParts = pgTable(
  'content_photo_parts',
  {
    photoId: uuid()
      .notNull()
      .references(() => contentPhotos.id, { onDelete: 'cascade' }),
    // `upload` (original bytes), `master` (rotated, without metadata), `small` (for the studio), or the path of an
    // encoded file in the media folder.
    of: text().notNull(),
    place: integer().notNull(),
    bytes: bytea(),
    // Object name, if the bytes are in the photo storage.
    object: text(),
  },
  (table) => [
    check('content_photo_parts_somewhere', sql`(bytes is null) <> (object is null)`),
    index('content_photo_parts_object').on(table.object).where(sql`object is not null`),
    primaryKey({ columns: [table.photoId, table.of, table.place] }),
    index('content_photo_parts_media').on(table.of).where(sql`of like '%/%'`),
  ],
)

/** Objects in the photo storage that may be unused; deleted once they are due. */
export const contentPhotoLeftovers = pgTable('content_photo_leftovers', {
  object: text().primaryKey(),
  due: time().notNull(),
})
