import type { Activity, ActivityPart } from '@susegad/catalog-data/activities'
import type { Beach } from '@susegad/catalog-data/beaches'
import type { DiningPage } from '@susegad/catalog-data/dining'
import type { Hotel } from '@susegad/catalog-data/hotels'
import type { RateCard } from '@susegad/catalog-data/hotels/rates'
import { richText } from '@susegad/catalog-data/markdown'
import type { Policy } from '@susegad/catalog-data/policies'
import type {
  ActivityOfPage,
  BeachOfPage,
  DiningOfPage,
  HotelOfPage,
  PartOfPage,
  Sectioned,
} from '../page-data.ts'
import { areDearer } from './on-card.ts'

const described = <Described extends { description: string }>(it: Described) => ({
  ...it,
  description: richText(it.description),
})

/** Without the facts that only plans and calculations read. */
export const writtenHotel = (
  { stay, meta, id, photoCount, coordinates, pictures, ...hotel }: Hotel,
  rates: RateCard['rows'] = [],
): HotelOfPage => ({
  ...described(hotel),
  meta: { title: meta.title, description: meta.description },
  // Some records have pictures only under rooms or pool.
  heroPictures: hotel.heroPictures.length > 0 ? hotel.heroPictures : pictures,
  rooms: hotel.rooms.map(({ prices, sleeps, minAge, ...room }) => {
    const own = rates.filter((row) => row.room === room.category)
    return {
      ...described(room),
      ...(room.price !== null && areDearer(own, room.price) && { dearerDays: true }),
    }
  }),
})

export const writtenActivity = ({ outing, ...activity }: Activity): ActivityOfPage => ({
  ...described(activity),
  ...(activity.activities && { activities: activity.activities.map(writtenPart) }),
})

const writtenPart = (part: ActivityPart): PartOfPage => ({
  ...part,
  ...(part.description !== undefined && { description: richText(part.description) }),
})

export const writtenBeach = ({ bathing, ...beach }: Beach): BeachOfPage => described(beach)

export const writtenDining = (page: DiningPage): DiningOfPage => ({
  ...page,
  pictures: page.pictures.map((dish) => ({ ...dish, text: richText(dish.text) })),
})

export const writtenSections = <Text extends Pick<Policy, 'intro' | 'sections'>>(
  text: Text,
): Sectioned<Text> => ({
  ...text,
  intro: richText(text.intro),
  sections: text.sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map(richText),
  })),
})
