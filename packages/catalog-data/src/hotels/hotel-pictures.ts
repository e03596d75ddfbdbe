import type { Picture } from '../pictures/picture.ts'

/** All pictures of a hotel, by subject. */
export interface HotelPictures<RoomKey extends string = string> {
  hero: readonly Picture[]
  exterior: readonly Picture[]
  pool: readonly Picture[]
  dining: readonly Picture[]
  rooms: Readonly<Record<RoomKey, readonly Picture[]>>
}
