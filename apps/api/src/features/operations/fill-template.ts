import { PLACEHOLDERS, type Placeholder } from '@susegad/api-client/rules'
import type { Config } from '../../settings/config.ts'
import type { EnquiryRow } from '../enquiries/enquiry-rows.ts'
import { shortDay, titled } from '../letters/letter-words.ts'

const placeholder = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g')

type Site = Pick<Config, 'publicUrl' | 'business'>

/** URL of a page of this site; an older enquiry may name another site, which must not be sent to a customer. */
function ownAddress(page: string, publicUrl: string): string | undefined {
  if (!page.startsWith('/') || !URL.canParse(page, publicUrl)) return undefined
  const address = new URL(page, publicUrl)
  return address.origin === new URL(publicUrl).origin ? address.href : undefined
}

/** Values of the placeholders for an enquiry. Enquiries have no price, so {price} stays empty. */
function valuesOf(
  { name, date_of_plan, context }: EnquiryRow,
  { publicUrl, business }: Site,
): Partial<Record<Placeholder, string>> {
  const link = context?.page === undefined ? undefined : ownAddress(context.page, publicUrl)
  return {
    name: name.trim(),
    ...(context?.slug && { place: titled(context.slug) }),
    ...(date_of_plan && { dates: shortDay(date_of_plan, business.locale) }),
    ...(link !== undefined && { link }),
  }
}

/** Fills the template for one enquiry; undefined if a value is missing. */
export function fillTemplate(text: string, enquiry: EnquiryRow, site: Site): string | undefined {
  const values = valuesOf(enquiry, site)
  let complete = true
  const filled = text.replace(placeholder, (braced, name: Placeholder) => {
    const value = values[name]
    complete &&= value !== undefined && value !== ''
    return value ?? braced
  })
  return complete ? filled : undefined
}
