import { useLocale } from '@susegad/ui/locale'
import { formatPrice } from '@susegad/ui/logic/format-price'

/** Formats whole amounts in the currency of the business. */
export function usePriceText(): (amount: number) => string {
  const format = useLocale()
  return (amount) => formatPrice(amount, format)
}
