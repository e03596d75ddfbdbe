import type { MessageSets } from './messages.ts'

type FormName =
  | Extract<keyof MessageSets, `${string}Form`>
  | 'form'
  | 'problem'
  | 'passwordField'
  | 'searchField'
  | 'enquiryDrawer'

type PlaceName =
  | Extract<keyof MessageSets, `${string}Card`>
  | 'carousel'
  | 'coastMap'
  | 'gallery'
  | 'lightbox'
  | 'mapEmbed'
  | 'marquee'
  | 'membershipCta'
  | 'price'
  | 'rating'

/** Splits a complete language into three files. */
export type FormMessages = Pick<MessageSets, FormName>
export type PlaceMessages = Pick<MessageSets, PlaceName>
export type ControlMessages = Omit<MessageSets, FormName | PlaceName>
