import { z } from 'zod'
import {
  count,
  flag,
  list,
  markdown,
  months,
  oneOf,
  place,
  record,
  section,
  sections,
  slug,
  text,
  texts,
  writtenMap,
} from './fields.ts'
import type { Fixed } from './fixed.ts'
import { foundMeta, foundPicture, writtenMeta, writtenPicture } from './picture-schema.ts'
import { yearSpans } from './season-schema.ts'

const bathing = record({
  allowed: flag.describe('Whether swimming is allowed'),
  closed: z.exactOptional(yearSpans.meta({ title: 'Closed', description: 'When bathing is closed' })),
  lifeguards: z.exactOptional(flag),
}).meta({ description: 'Used to check visitors’ day plans' })

const beachFields = <P extends z.ZodType>(picture: P) => ({
  id: text,
  slug,
  name: text,
  location: text.describe('Village and area, with a comma between them'),
  category: oneOf('Beach', 'Quiet'),
  description: markdown,
  bestTimeToVisit: months.describe('Range of months, such as Oct-Mar'),
  about: sections.describe('Sections on highlights, sand, sea, crowd and season'),
  sports: texts,
  activities: texts,
  facilities: texts,
  safety: texts,
  bathing: z.exactOptional(bathing),
  gettingThere: texts,
  nearby: texts,
  hotels: list(slug).meta({ title: 'Hotels nearby', description: 'Hotels shown on this page' }),
  pictures: list(picture).meta({ title: 'Photos', description: 'The first four are shown on its card' }),
  gallery: list(picture).describe('If empty, the page has no such section'),
})

/** A beach as written in its file. */
export const beachContent = record({
  $schema: z.exactOptional(text),
  ...beachFields(writtenPicture),
  coordinates: z.exactOptional(place),
  mapEmbed: z.exactOptional(writtenMap),
  more: z.exactOptional(list(section).meta({ title: 'More to know' })),
  meta: writtenMeta,
})

/** A beach as pages read it. */
export const beachRecord = record({
  ...beachFields(foundPicture),
  coordinates: place.nullable(),
  facilityCount: count,
  sportCount: count,
  mapEmbed: text.nullable(),
  more: sections,
  meta: foundMeta,
})

export type BeachRecord = Fixed<z.output<typeof beachRecord>>
