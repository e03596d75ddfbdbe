import { formatPrice } from '@susegad/ui/logic/format-price'

/** Formats an amount that may be negative, with a true minus sign. */
export function formatSaving(amount: number): string {
  return amount < 0 ? `\u2212${formatPrice(-amount)}` : formatPrice(amount)
}
