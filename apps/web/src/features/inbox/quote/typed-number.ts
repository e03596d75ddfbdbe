import { formatNumber } from '@susegad/ui/locale/format-number'
import { formatPrice } from '@susegad/ui/logic/format-price'

/** How the business writes its numbers. */
export interface NumberFormat {
  locale: string
  currency: string
}

/** The sign of the currency. */
export const currencySign = (format: NumberFormat): string => formatPrice(0, format).replace(/[\d.,\s]/g, '')

/** The thousands separator. */
const groupOf = ({ locale }: NumberFormat): string =>
  formatNumber(1_000_000, locale).replace(/\p{Nd}/gu, '')[0] ?? ','

/** Parses a typed number with currency sign and separators. Null if empty, NaN if not a whole number. */
export function numberIn(typed: string, format: NumberFormat): number | null {
  const digits = typed.replaceAll(currencySign(format), '').replaceAll(groupOf(format), '').replace(/\s/g, '')
  if (digits === '') return null
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}
