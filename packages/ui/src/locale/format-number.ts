// Written here without `Intl`: creating the first formatter blocks a phone for about 100 ms.
const isDefault = (locale: string): boolean => locale === 'en-IN'

const formats = new Map<string, Intl.NumberFormat>()

/** Formats a number for the locale. Formatters are cached, because creating one is slow. */
export function formatNumber(value: number, locale: string, options?: Intl.NumberFormatOptions): string {
  if (!options && isDefault(locale) && Number.isInteger(value)) return formatCount(value)
  const key = locale + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options)
  formats.set(key, format)
  return format.format(value)
}

/** Formats a number with one decimal. */
export function formatDecimal(value: number, locale: string): string {
  // Round first: locales would round 4.55 differently.
  const text = value.toFixed(1)
  return isDefault(locale) ? text : formatNumber(Number(text), locale, { minimumFractionDigits: 1 })
}

/** Formats a fraction as a whole percentage. */
export function formatPercent(share: number, locale: string): string {
  return isDefault(locale) ? `${Math.round(share * 100)}%` : formatNumber(share, locale, { style: 'percent' })
}

/** Formats a whole number, grouped as in India: 1,00,000. */
export function formatCount(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`Give a finite number to format, not ${value}.`)
  const digits = BigInt(Math.round(Math.abs(value))).toString()
  const last = digits.slice(-3)
  const rest = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')
  const sign = value < 0 && digits !== '0' ? '−' : ''
  return sign + (rest ? `${rest},${last}` : last)
}
