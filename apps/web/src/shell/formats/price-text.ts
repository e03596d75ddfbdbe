import { formatPrice } from '@susegad/ui/logic/format-price'
import { site } from '../../page-data/site.ts'

/** Formats a whole amount in the currency of the business. */
export function priceText(amount: number): string {
  const { locale, currency } = site().business
  return formatPrice(amount, { locale, currency })
}
