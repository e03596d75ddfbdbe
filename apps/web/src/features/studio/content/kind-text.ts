import type { ContentKind } from '@susegad/api-client/rules'

interface KindText {
  /** Heading of the list. */
  many: string
  one: string
  /** Fields of the kinds that have a single record. */
  about?: string
}

export const kindTexts: Record<ContentKind, KindText> = {
  hotel: { many: 'Hotels', one: 'hotel' },
  activity: { many: 'Activities', one: 'activity' },
  beach: { many: 'Beaches', one: 'beach' },
  page: { many: 'Pages', one: 'page' },
  policy: { many: 'Policies', one: 'policy' },
  business: {
    many: 'Your business',
    one: 'business',
    about: 'Name, phone, address, opening hours, currency',
  },
  navigation: { many: 'Menus', one: 'menu', about: 'Links at the top and the bottom of every page' },
  coast: { many: 'Coast map', one: 'map', about: 'The shoreline on which places are drawn' },
  membership: { many: 'Membership card', one: 'card', about: 'Its price, and what it saves' },
  social: {
    many: 'Shared links',
    one: 'cards',
    about: 'The picture and text shown when somebody shares a page',
  },
  'privacy-notice': { many: 'Privacy notice', one: 'notice', about: 'The text beside form buttons' },
  'shared-texts': { many: 'Shared texts', one: 'texts', about: 'Texts that appear on several pages' },
}

/** Kinds that owners change most often come first. */
export const placeKinds: readonly ContentKind[] = ['hotel', 'activity', 'beach']
export const textKinds: readonly ContentKind[] = ['page', 'policy']
