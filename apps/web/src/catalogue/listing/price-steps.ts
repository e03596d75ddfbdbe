import { priceText } from '../../shell/formats/price-text.ts'

const key = (limit: number) => `under-${limit}`

/** The choices below each of the prices. */
export const priceOptions = (steps: readonly number[]): (readonly [value: string, label: string])[] =>
  steps.map((limit) => [key(limit), `Under ${priceText(limit)}`])

/** What each choice means; a map, since an object would also find inherited keys like `constructor`. */
export const priceLimits = (steps: readonly number[]): ReadonlyMap<string, number> =>
  new Map(steps.map((limit) => [key(limit), limit]))
