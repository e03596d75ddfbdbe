import { ofSite } from '../../page-data/site.ts'

/** What a member pays less, one short line each; nothing without a card. */
export const memberDiscounts = ofSite(({ membership }) =>
  membership
    ? [`${membership.hotelPercent}% off hotels`, `${membership.waterSportPercent}% off activities`]
    : [],
)
