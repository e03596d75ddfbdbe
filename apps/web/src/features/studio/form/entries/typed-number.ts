/** Parses a typed number in the locale's format; undefined if it is not a number. */
export function numberTyped(text: string, locale: string): number | undefined {
  const decimal = new Intl.NumberFormat(locale)
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value
  const plain = text
    .replace(/[\s\u00a0\u202f’']/g, '')
    .replaceAll(decimal === ',' ? '.' : ',', '')
    .replace(decimal === ',' ? ',' : '.', '.')
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : undefined
}

export const grouped = (value: number, locale: string, groups: boolean): string =>
  new Intl.NumberFormat(locale, { useGrouping: groups, maximumFractionDigits: 6 }).format(value)

export const symbolOf = (currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency
