import type { Beach } from '../../src/beaches/beach.ts'
import { type Fields, meta, pictures, sections, texts } from './parts.ts'
import * as is from './shape.ts'

const beach: Fields<Beach> = {
  id: is.text,
  slug: is.slug,
  name: is.text,
  location: is.text,
  coordinates: is.place,
  category: is.oneOf('Beach', 'Quiet'),
  description: is.text,
  facilityCount: is.whole,
  sportCount: is.whole,
  pictures,
  bestTimeToVisit: is.months,
  about: sections,
  sports: texts,
  activities: texts,
  facilities: texts,
  safety: texts,
  gettingThere: texts,
  nearby: texts,
  gallery: pictures,
  mapEmbed: is.orNull(is.text),
  hotels: is.list(is.slug),
  more: sections,
  meta,
}

export const beachShape: is.Check = is.record(beach)
