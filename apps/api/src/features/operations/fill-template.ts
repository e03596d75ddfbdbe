import { PLACEHOLDERS, type Placeholder } from '@susegad/api-client/rules'
import { dateFormat } from '../../dates/date-format.ts'
import type { Config } from '../../settings/config.ts'
import type { EnquiryRow } from '../enquiries/enquiry-rows.ts'

const placeholder = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g')

const shortDay = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const

type Place = Pick<Config, 'publicUrl' | 'business'>

const titled = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** URL of a page of this site; an older enquiry may name another site, which must not be sent to a customer. */
function ownAddress(page: string, publicUrl: string): string | undefined {
  if (!page.startsWith('/') || !URL.canParse(page, publicUrl)) return undefined
  const address = new URL(page, publicUrl)
  return address.origin === new URL(publicUrl).origin ? address.href : undefined
}

/** Values of the placeholders for an enquiry. Enquiries have no price, so {price} stays empty. */
function valuesOf(
  { name, date_of_plan, context }: EnquiryRow,
  { publicUrl, business }: Place,
): Partial<Record<Placeholder, string>> {
  const link = context?.page === undefined ? undefined : ownAddress(context.page, publicUrl)
  return {
    name: name.trim(),
    ...(context?.slug && { place: titled(context.slug) }),
    ...(date_of_plan && {
      dates: dateFormat(business.locale, shortDay).format(Date.parse(`${date_of_plan}T00:00:00Z`)),
    }),
    ...(link !== undefined && { link }),
  }
}

/** Fills the template for one enquiry; undefined if a value is missing. */
export function fillTemplate(text: string, enquiry: EnquiryRow, place: Place): string | undefined {
  const values = valuesOf(enquiry, place)
  let complete = true
  const filled = text.replace(placeholder, (braced, name: Placeholder) => {
    const value = values[name]
    complete &&= value !== undefined && value !== ''
    return value ?? braced
  })
  return complete ? filled : undefined
}

/** Whether the template has a placeholder that no enquiry can fill. */
export const needsHand = (text: string): boolean => text.includes('{price}')
