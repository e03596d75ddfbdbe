import { z } from 'zod'
import {
  count,
  flag,
  list,
  markdown,
  money,
  namedTexts,
  percent,
  phone,
  place,
  rating,
  record,
  section,
  sections,
  slug,
  text,
  texts,
  writtenMap,
} from './fields.ts'
import type { Fixed } from './fixed.ts'
import { outing } from './outing-schema.ts'
import { foundMeta, foundPicture, writtenMeta, writtenPicture } from './picture-schema.ts'

const part = record({
  name: text,
  icon: z.exactOptional(text.describe('Icon key')),
  description: z.exactOptional(markdown),
  duration: z.exactOptional(text),
  age: z.exactOptional(text),
  safety: z.exactOptional(text),
  restrictions: z.exactOptional(text),
  groupSize: z.exactOptional(text),
  bestFor: z.exactOptional(text),
  notes: z.exactOptional(text),
})

const pickup = record({ included: flag, type: z.exactOptional(text), points: texts, details: texts })

const requiredFields = {
  id: text.describe('Ends with its position among the activities, such as activity-3'),
  slug,
  name: text,
  status: text.describe('Active means open; anything else is shown as closed'),
  price: money.meta({ title: 'Price', description: 'For each person' }),
  description: markdown,
}
/** Fields that are `null` on the page if missing in the file. */
const nullFields = {
  location: text,
  coordinates: place,
  offer: percent.meta({ title: 'Offer', description: 'Percent off, already included in the price' }),
  rating,
  duration: text,
  timeToVisit: text,
  pickup,
  email: text,
  phone: phone.describe('With its country code'),
  contact: phone.describe('With its country code; used where Phone is empty'),
}
/** Lists that are empty on the page if missing in the file. */
const listFields = {
  highlights: sections.describe('The first one is shown on the card'),
  schedule: namedTexts,
  inclusions: texts,
  notIncluded: texts,
  requirements: texts,
  tips: texts,
  departurePoints: texts,
  forWhom: texts.meta({ title: 'Suitable for' }),
}
const optionalFields = {
  outing: z.exactOptional(outing),
  people: z.exactOptional(count.describe('Maximum group size')),
  difficulty: z.exactOptional(text),
  expect: z.exactOptional(texts),
  activities: z.exactOptional(list(part).meta({ title: 'Parts', description: 'Activities within this one' })),
  food: z.exactOptional(record({ type: z.exactOptional(text), menu: texts })),
  entertainment: z.exactOptional(texts),
  drinks: z.exactOptional(namedTexts),
  comforts: z.exactOptional(texts.meta({ title: 'Amenities' })),
  meetingPoint: z.exactOptional(text),
  languages: z.exactOptional(texts),
  addOns: z.exactOptional(texts.meta({ title: 'Extras' })),
  optionalActivities: z.exactOptional(texts),
  whoCanFly: z.exactOptional(texts),
  notAllowed: z.exactOptional(texts),
  windAdvisory: z.exactOptional(text),
  photosAllowed: z.exactOptional(text),
  proTips: z.exactOptional(texts),
  experienceSummary: z.exactOptional(text),
  travelInfo: z.exactOptional(texts),
  notes: z.exactOptional(texts),
}

/** An activity as written in its file. */
export const activityContent = record({
  $schema: z.exactOptional(text),
  ...requiredFields,
  ...z.object(nullFields).partial().shape,
  ...z.object(listFields).partial().shape,
  ...optionalFields,
  mapEmbed: z.exactOptional(writtenMap),
  pictures: list(writtenPicture).meta({
    title: 'Photos',
    description: 'The first three are shown on its card',
  }),
  visitorPictures: z.exactOptional(list(writtenPicture).meta({ title: 'Photos of visitors' })),
  more: z.exactOptional(list(section).meta({ title: 'More to know' })),
  meta: writtenMeta,
})

/** An activity as pages read it. */
export const activityRecord = record({
  ...requiredFields,
  location: nullFields.location.nullable(),
  coordinates: nullFields.coordinates.nullable(),
  offer: nullFields.offer.nullable(),
  rating: nullFields.rating.nullable(),
  duration: nullFields.duration.nullable(),
  timeToVisit: nullFields.timeToVisit.nullable(),
  pickup: nullFields.pickup.nullable(),
  email: nullFields.email.nullable(),
  phone: nullFields.phone.nullable(),
  contact: nullFields.contact.nullable(),
  ...listFields,
  ...optionalFields,
  cardLine: text.nullable(),
  activityNames: texts,
  mapEmbed: text.nullable(),
  pictures: list(foundPicture),
  visitorPictures: list(foundPicture),
  more: sections,
  meta: foundMeta,
})

export type ActivityRecord = Fixed<z.output<typeof activityRecord>>
