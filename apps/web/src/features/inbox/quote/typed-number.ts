import { ofSite } from '../../../page-data/site.ts'
import { priceText } from '../../../shell/formats/price-text.ts'

/** The sign of the business's currency. */
export const currencySign = ofSite(() => priceText(0).replace(/[\d.,\s]/g, ''))

// The thousands separator of the business's locale.
const group = ofSite(
  ({ business }) =>
    new Intl.NumberFormat(business.locale).formatToParts(1_000_000).find(({ type }) => type === 'group')
      ?.value ?? ',',
)

/** Parses a typed number with currency sign and separators. Null if empty, NaN if not a whole number. */
export function numberIn(typed: string): number | null {
  const digits = typed.replaceAll(currencySign(), '').replaceAll(group(), '').replace(/\s/g, '')
  if (digits === '') return null
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}
