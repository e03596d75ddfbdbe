export interface CoastMapLabels {
  sea: string
  /** One letter. */
  north: string
  current: string
  /** Kind of a stop. */
  beach: string
  /** Kind of a stop. */
  hotel: string
  /** Kind of a stop. */
  activity: string
}

export const coastMapLabels: CoastMapLabels = {
  sea: 'Arabian Sea',
  north: 'N',
  current: 'You are here',
  beach: 'Beach',
  hotel: 'Hotel',
  activity: 'Activity',
}
