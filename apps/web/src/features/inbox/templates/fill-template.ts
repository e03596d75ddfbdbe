import type { StaffEnquiry } from '@susegad/api-client/contract'
import { PLACEHOLDERS, type Placeholder } from '@susegad/api-client/rules'
import { placeName } from '../../../enquiries/enquiry-text.ts'
import type { Dates } from '../../../signed-in/dates.ts'

const placeholder = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g')

type Asked = Pick<StaffEnquiry, 'name' | 'dateOfPlan' | 'context'>

/** URL of a page of this site; an older enquiry may name another site, which must not be sent to a customer. */
function ownAddress(page: string, origin: string): string | undefined {
  if (!page.startsWith('/') || !URL.canParse(page, origin)) return undefined
  const address = new URL(page, origin)
  return address.origin === new URL(origin).origin ? address.href : undefined
}

/** Values of the placeholders. Enquiries have no price, so {price} is always filled in by hand. */
function valuesOf(
  { name, dateOfPlan, context }: Asked,
  origin: string,
  dayText: Dates['dayText'],
): Partial<Record<Placeholder, string>> {
  const place = placeName(context)
  const link = context?.page === undefined ? undefined : ownAddress(context.page, origin)
  return {
    name: name.trim(),
    ...(place !== undefined && { place }),
    ...(dateOfPlan !== null && { dates: dayText(dateOfPlan) }),
    ...(link !== undefined && { link }),
  }
}

/** Fills known placeholders; the others stay in braces. */
export function fillTemplate(
  text: string,
  enquiry: Asked,
  origin: string,
  dayText: Dates['dayText'],
): string {
  const values = valuesOf(enquiry, origin, dayText)
  return text.replace(placeholder, (braced, name: Placeholder) => values[name] ?? braced)
}

/** Placeholders that are not filled in yet. */
export const missingIn = (text: string): string[] => text.match(placeholder) ?? []
