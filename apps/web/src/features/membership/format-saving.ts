import { priceText } from '../../shell/formats/price-text.ts'

/** Formats an amount that may be negative, with a true minus sign. */
export function formatSaving(amount: number): string {
  return amount < 0 ? `\u2212${priceText(-amount)}` : priceText(amount)
}
