import type { SiteData } from '../../page-data/site.ts'

/** Discounts of members, one short line each; none without a membership card. */
export const memberDiscounts = ({ membership }: SiteData): readonly string[] =>
  membership
    ? [`${membership.hotelPercent}% off hotels`, `${membership.waterSportPercent}% off activities`]
    : []
