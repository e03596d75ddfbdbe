import type { Beach, BeachCategory } from '../beaches/beach.ts'
import { readSections } from './parts/raw-faq.ts'
import { readIdentity } from './parts/raw-identity.ts'
import { readCoordinates, readEmbed } from './parts/raw-map.ts'
import { readMeta } from './parts/raw-meta.ts'
import { type PictureLookup, readPictures } from './parts/raw-pictures.ts'
import { type RawRecord, shown } from './raw-record.ts'

function readCategory(record: RawRecord): BeachCategory {
  const category = record.optionalText('category') ?? 'Beach'
  if (/^quiet$/i.test(category)) return 'Quiet'
  if (!/^beach$/i.test(category))
    record.complain('category', `${shown(category)} is not a category`, "Write 'Beach' or 'Quiet'.")
  return 'Beach'
}

/** Reads one beach. */
export function readBeach(record: RawRecord, find: PictureLookup): Beach {
  const { id, slug, name } = readIdentity(record, 'long-beach')
  const mapEmbed = readEmbed(record, 'gmap', 'mapEmbed')
  const description = record.optionalMarkdown('description') ?? ''
  const facilities = record.lines('facilities')
  const sports = record.lines('sports')
  return {
    id,
    slug,
    name,
    description,
    facilities,
    sports,
    mapEmbed,
    location: record.text('location', "'Village, Area'"),
    coordinates: readCoordinates(record, mapEmbed),
    category: readCategory(record),
    facilityCount: facilities.length,
    sportCount: sports.length,
    pictures: readPictures(record, ['image', 'images', 'pictures'], name, find),
    gallery: readPictures(record, ['gallery'], name, find),
    bestTimeToVisit: record.optionalText('bestTimeToVisit') ?? '',
    about: readSections(record, 'about'),
    activities: record.lines('activities'),
    safety: record.lines('safety'),
    gettingThere: record.lines('gettingThere'),
    nearby: record.lines('nearby'),
    hotels: record.lines('Hotel', 'hotels'),
    meta: readMeta(record, name, description, `social/beaches-${slug}`),
    more: [...readSections(record, 'more'), ...record.rest()],
  }
}
