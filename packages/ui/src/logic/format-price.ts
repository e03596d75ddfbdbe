import { formatCount, formatNumber } from '../locale/format-number.ts'

export { formatCount } from '../locale/format-number.ts'

export interface PriceFormat {
  /** @default 'en-IN' */
  locale?: string | undefined
  /** ISO 4217 code. @default 'INR' */
  currency?: string | undefined
}

/** A whole amount of money: `₹1,499`, `₹1,00,000`; in another language or currency as its readers write it. */
export function formatPrice(
  amount: number,
  { locale = 'en-IN', currency = 'INR' }: PriceFormat = {},
): string {
  if (locale === 'en-IN' && currency === 'INR') return `₹${formatCount(amount)}`
  if (!Number.isFinite(amount)) throw new RangeError(`Give a finite number to format, not ${amount}.`)
  return formatNumber(amount, locale, { style: 'currency', currency, maximumFractionDigits: 0 })
}
