export const coastMapLabels = {
  sea: 'Arabian Sea',
  /** One letter. */
  north: 'N',
  current: 'You are here',
  /** Kind of a stop. */
  beach: 'Beach',
  /** Kind of a stop. */
  hotel: 'Hotel',
  /** Kind of a stop. */
  activity: 'Activity',
}

export type CoastMapLabels = typeof coastMapLabels
