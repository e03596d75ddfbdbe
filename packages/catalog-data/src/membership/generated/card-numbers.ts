// Made from the example business by the `content` command; do not edit.
import type { MembershipCard } from '../../schema/membership-schema.ts'

/** Numbers of the membership card, in the currency of the business, percent and months. */
export const membership: Omit<MembershipCard, '$schema'> & { saving: number; savingPercent: number } = {
  price: 1499,
  worth: 23600,
  saving: 22101,
  savingPercent: 94,
  validMonths: 12,
  hotelPercent: 30,
  luxuryHotelPercent: {
    from: 20,
    to: 30
  },
  waterSportPercent: 50,
  benefitsUpTo: 14999
}
