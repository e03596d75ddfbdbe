import { ofSite } from '../../../page-data/site.ts'
import { priceText } from '../../../shell/formats/price-text.ts'

/** The sign of the business's currency. */
export const currencySign = ofSite(() => priceText(0).replace(/[\d.,\s]/g, ''))

// What stands between thousands, by the language of the business.
const group = ofSite(
  ({ business }) =>
    new Intl.NumberFormat(business.locale).formatToParts(1_000_000).find(({ type }) => type === 'group')
      ?.value ?? ',',
)

/** A number as people type it, with sign and thousands apart. Null for none, NaN for what is no whole number. */
export function numberIn(typed: string): number | null {
  const digits = typed.replaceAll(currencySign(), '').replaceAll(group(), '').replace(/\s/g, '')
  if (digits === '') return null
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}
