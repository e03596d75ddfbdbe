export const priceLabels = {
  /** Read by screen readers before a struck-through price. */
  before: 'Was',
  /** Read by screen readers after a struck-through price. */
  now: 'now',
}

export type PriceLabels = typeof priceLabels
