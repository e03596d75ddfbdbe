import { formatPrice, type PriceFormat } from '@susegad/ui/logic/format-price'

/** Price filter options, one below each of the prices. */
export const priceOptions = (
  steps: readonly number[],
  format: PriceFormat,
): (readonly [value: string, label: string])[] =>
  steps.map((limit) => [`under-${limit}`, `Under ${formatPrice(limit, format)}`])

/** The limits of an option; unknown values have none. */
export function priceLimit(choice: string | undefined, steps: readonly number[]): number {
  return steps.find((limit) => choice === `under-${limit}`) ?? Number.POSITIVE_INFINITY
}
