import type { Activity, NamedText } from '../activities/activity.ts'
import { cardLine } from '../activities/card-line.ts'
import { plainText } from '../markdown/plain-text.ts'
import {
  readFood,
  readHighlights,
  readNamedTexts,
  readParts,
  readPeople,
  readPickup,
} from './parts/raw-activity-parts.ts'
import { readSections } from './parts/raw-faq.ts'
import { readIdentity } from './parts/raw-identity.ts'
import { readCoordinates, readEmbed } from './parts/raw-map.ts'
import { readMeta } from './parts/raw-meta.ts'
import { readPhone } from './parts/raw-phone.ts'
import { type PictureLookup, readPictures } from './parts/raw-pictures.ts'
import type { RawRecord } from './raw-record.ts'

/** Takes the duration from the first of four sources; the others stay in the schedule. */
function readDuration(record: RawRecord): { duration: string | null; schedule: NamedText[] } {
  const schedule = readNamedTexts(record, 'schedule')
  const own = record.optionalText('duration')
  const listed = schedule.findIndex(({ name }) => name === 'Duration')
  const fromSchedule = own === null && listed !== -1 ? schedule.splice(listed, 1)[0]?.text : undefined
  const further = [
    { name: 'Cruise duration', text: record.optionalText('cruise_duration') },
    { name: 'Tour time', text: record.optionalText('tour_time') },
  ].flatMap(({ name, text }) => (text === null ? [] : [{ name, text }]))
  const known = own ?? fromSchedule
  if (known !== undefined) return { duration: known, schedule: [...schedule, ...further] }
  const [first, ...others] = further
  return { duration: first?.text ?? null, schedule: [...schedule, ...others] }
}

const textFields = {
  difficulty: 'dflevel',
  meetingPoint: 'meeting_point',
  windAdvisory: 'wind_advisory',
  photosAllowed: 'photos_allowed',
  experienceSummary: 'experience_summary',
} as const

const listFields = {
  expect: 'expect',
  entertainment: 'entertainment',
  comforts: 'comforts',
  languages: 'languages_supported',
  addOns: 'optional_addons',
  optionalActivities: 'optional_activities',
  whoCanFly: 'who_can_fly',
  notAllowed: 'not_allowed',
  proTips: 'pro_tips',
  travelInfo: 'travel_info',
  notes: 'notes',
} as const

type Optional = Pick<
  Activity,
  keyof typeof textFields | keyof typeof listFields | 'people' | 'food' | 'drinks' | 'activities'
>

function readOptional(record: RawRecord): Optional {
  const found: Optional = {}
  for (const key of Object.keys(textFields) as (keyof typeof textFields)[]) {
    const text = record.optionalText(textFields[key], key)
    if (text !== null) found[key] = text
  }
  for (const key of Object.keys(listFields) as (keyof typeof listFields)[]) {
    const lines = record.lines(listFields[key], key)
    if (lines.length > 0) found[key] = lines
  }
  const people = readPeople(record)
  const food = readFood(record)
  const drinks = readNamedTexts(record, 'drinks')
  const parts = readParts(record)
  return {
    ...found,
    ...(people === undefined ? {} : { people }),
    ...(food === undefined ? {} : { food }),
    ...(drinks.length === 0 ? {} : { drinks }),
    ...(parts.length === 0 ? {} : { activities: parts }),
  }
}

/** Reads one activity. */
export function readActivity(record: RawRecord, find: PictureLookup): Activity {
  const { id, slug, name } = readIdentity(record, 'night-kayaking')
  const mapEmbed = readEmbed(record, 'gmap', 'mapEmbed')
  const description = record.optionalMarkdown('description') ?? ''
  const highlights = readHighlights(record)
  const optional = readOptional(record)
  return {
    id,
    slug,
    name,
    description,
    highlights,
    mapEmbed,
    ...readDuration(record),
    ...optional,
    location: record.optionalText('location'),
    coordinates: readCoordinates(record, mapEmbed),
    status: record.optionalText('status') ?? 'Inactive',
    price: record.number('price', { min: 0, max: 1_000_000 }, '999'),
    offer: record.optionalNumber('offer', { min: 0, max: 100 }, "'33%', or null"),
    rating: record.optionalNumber('rating', { min: 0, max: 5 }, '4.5'),
    cardLine: cardLine(highlights, plainText(description)),
    activityNames: (optional.activities ?? []).map((part) => part.name),
    pictures: readPictures(record, ['images', 'pictures'], name, find),
    visitorPictures: readPictures(record, ['visitorImages', 'visitorPictures'], `Visitors, ${name}`, find),
    timeToVisit: record.optionalText('timetovisit', 'timeToVisit'),
    inclusions: record.lines('inclusions'),
    notIncluded: record.lines('not_included', 'notIncluded'),
    requirements: record.lines('requirements'),
    tips: record.lines('tips'),
    pickup: readPickup(record),
    departurePoints: record.lines('departure_points', 'departurePoints'),
    forWhom: record.lines('for_whom', 'forWhom'),
    email: record.optionalText('email'),
    phone: readPhone(record, 'phone'),
    contact: readPhone(record, 'contact'),
    meta: readMeta(record, name, description, `social/activitys-${slug}`),
    more: [...readSections(record, 'more'), ...record.rest()],
  }
}
