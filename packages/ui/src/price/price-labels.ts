export interface PriceLabels {
  /** Said by screen readers before a struck-through price. */
  before: string
  /** Said by screen readers after it. */
  now: string
}

export const priceLabels: PriceLabels = {
  before: 'Was',
  now: 'now',
}
