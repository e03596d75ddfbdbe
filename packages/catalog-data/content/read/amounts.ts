import { contentFile } from '../content-folder.ts'

/** What cannot be read yet is named with the other faults of the business. */
const said = (field: string, fallback: string): string => {
  const value = contentFile('business').raw[field]
  return typeof value === 'string' ? value : fallback
}

/** A number as the business writes it. */
export const writtenNumber = (value: number): string =>
  new Intl.NumberFormat(said('locale', 'en')).format(value)

/** A whole amount of money as the business writes it. */
export const writtenPrice = (value: number): string =>
  new Intl.NumberFormat(said('locale', 'en'), {
    style: 'currency',
    currency: said('currency', 'XXX'),
    maximumFractionDigits: 0,
  }).format(value)
