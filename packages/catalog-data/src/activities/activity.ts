import type { Picture } from '../pictures/picture.ts'
import type { Coordinates } from '../place/coordinates.ts'
import type { Meta } from '../seo/meta.ts'
import type { TextSection } from '../text/section.ts'
import type { ActivitySlug } from './activity-slug.ts'

/** Data of an activity's card. `Slug` is any string for an owner's own records. */
export interface ActivitySummary<Slug extends string = ActivitySlug> {
  id: string
  slug: Slug
  name: string
  /** Null if the record has none; cards then show Goa. */
  location: string | null
  /** Starting point. */
  coordinates: Coordinates | null
  /** 'Active' is open; any other value is shown as closed. */
  status: string
  /** Price per person in rupees. */
  price: number
  /** Discount in percent, already included in `price`; null without an offer. */
  offer: number | null
  /** Rating out of 5. */
  rating: number | null
  duration: string | null
  /** The first highlight, else the first sentence of the description. */
  cardLine: string | null
  /** Names of the activities within it, used to find water sports. */
  activityNames: readonly string[]
  pictures: readonly Picture[]
}

/** One of the activities within an activity. */
export interface ActivityPart {
  name: string
  /** Icon key. */
  icon?: string
  description?: string
  duration?: string
  age?: string
  safety?: string
  restrictions?: string
  groupSize?: string
  bestFor?: string
  notes?: string
}

/** A name with its text. */
export interface NamedText {
  name: string
  text: string
}

export interface Pickup {
  included: boolean
  type?: string
  points: readonly string[]
  details: readonly string[]
}

export interface Food {
  type?: string
  menu: readonly string[]
}

/** Data of an activity's page; absent fields are not shown. */
export interface Activity<Slug extends string = ActivitySlug> extends ActivitySummary<Slug> {
  timeToVisit: string | null
  description: string
  highlights: readonly TextSection[]
  schedule: readonly NamedText[]
  inclusions: readonly string[]
  notIncluded: readonly string[]
  requirements: readonly string[]
  tips: readonly string[]
  pickup: Pickup | null
  departurePoints: readonly string[]
  forWhom: readonly string[]
  visitorPictures: readonly Picture[]
  mapEmbed: string | null
  email: string | null
  phone: string | null
  contact: string | null
  meta: Meta
  /** Maximum group size. */
  people?: number
  difficulty?: string
  expect?: readonly string[]
  activities?: readonly ActivityPart[]
  food?: Food
  entertainment?: readonly string[]
  drinks?: readonly NamedText[]
  comforts?: readonly string[]
  meetingPoint?: string
  languages?: readonly string[]
  addOns?: readonly string[]
  optionalActivities?: readonly string[]
  whoCanFly?: readonly string[]
  notAllowed?: readonly string[]
  windAdvisory?: string
  photosAllowed?: string
  proTips?: readonly string[]
  experienceSummary?: string
  travelInfo?: readonly string[]
  notes?: readonly string[]
  /** Sections of an owner's record that have no field here. */
  more: readonly TextSection[]
}
