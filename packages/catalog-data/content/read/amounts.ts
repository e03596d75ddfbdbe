import { contentFile } from '../content-folder.ts'

/** A wrong type is reported with the other faults of the business. */
const said = (field: string, fallback: string): string => {
  const value = contentFile('business').raw[field]
  return typeof value === 'string' ? value : fallback
}

export const businessLocale = (): string => said('locale', 'en')

/** A number in the locale of the business. */
export const writtenNumber = (value: number): string => new Intl.NumberFormat(businessLocale()).format(value)

/** A whole amount in the locale and currency of the business. */
export const writtenPrice = (value: number): string =>
  new Intl.NumberFormat(businessLocale(), {
    style: 'currency',
    currency: said('currency', 'XXX'),
    maximumFractionDigits: 0,
  }).format(value)
