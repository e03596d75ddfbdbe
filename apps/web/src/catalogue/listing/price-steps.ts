import { priceText } from '../../shell/formats/price-text.ts'

/** Price filter options, one below each of the prices. */
export const priceOptions = (steps: readonly number[]): (readonly [value: string, label: string])[] =>
  steps.map((limit) => [`under-${limit}`, `Under ${priceText(limit)}`])

/** The limits of an option; unknown values have none. */
export function priceLimit(choice: string | undefined, steps: readonly number[]): number {
  return steps.find((limit) => choice === `under-${limit}`) ?? Number.POSITIVE_INFINITY
}
