export interface PriceLabels {
  /** Read by screen readers before a struck-through price. */
  before: string
  /** Read by screen readers after a struck-through price. */
  now: string
}

export const priceLabels: PriceLabels = {
  before: 'Was',
  now: 'now',
}
