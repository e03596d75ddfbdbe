import { defaultCurrency, defaultLocale, defaultSign } from '../locale/default-locale.ts'
import { formatCount, formatNumber } from '../locale/format-number.ts'

export { formatCount } from '../locale/format-number.ts'

export interface PriceFormat {
  /** @default that of `default-locale` */
  locale?: string | undefined
  /** ISO 4217 code. @default that of `default-locale` */
  currency?: string | undefined
}

/** Formats a whole amount of money for the locale. */
export function formatPrice(
  amount: number,
  { locale = defaultLocale, currency = defaultCurrency }: PriceFormat = {},
): string {
  // Not `Intl`: creating a formatter takes 100 ms on a phone.
  if (locale === defaultLocale && currency === defaultCurrency) return defaultSign + formatCount(amount)
  if (!Number.isFinite(amount)) throw new RangeError(`Give a finite number to format, not ${amount}.`)
  return formatNumber(amount, locale, { style: 'currency', currency, maximumFractionDigits: 0 })
}
