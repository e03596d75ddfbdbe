import { membership } from '@susegad/catalog-data/membership'

/** What a member pays less, one short line each. */
export const memberDiscounts = [
  `${membership.hotelPercent}% off hotels`,
  `${membership.waterSportPercent}% off activities`,
]
