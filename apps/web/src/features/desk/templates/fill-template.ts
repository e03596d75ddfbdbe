import type { StaffEnquiry } from '@susegad/api-client/contract'
import { PLACEHOLDERS, type Placeholder } from '@susegad/api-client/rules'
import { dayText } from '../../../signed-in/dates.ts'
import { placeName } from '../enquiry/context-text.ts'

const placeholder = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g')

type Asked = Pick<StaffEnquiry, 'name' | 'dateOfPlan' | 'context'>

/** What the enquiry says of each; a price stands in no enquiry, so it is always filled in by hand. */
function valuesOf(
  { name, dateOfPlan, context }: Asked,
  origin: string,
): Partial<Record<Placeholder, string>> {
  const place = placeName(context)
  return {
    name: name.trim(),
    ...(place !== undefined && { place }),
    ...(dateOfPlan !== null && { dates: dayText(dateOfPlan) }),
    ...(context?.page && { link: `${origin}${context.page}` }),
  }
}

/** The template with what is known; the rest stays in braces, to be filled in. */
export function fillTemplate(text: string, enquiry: Asked, origin: string): string {
  const values = valuesOf(enquiry, origin)
  return text.replace(placeholder, (braced, name: Placeholder) => values[name] ?? braced)
}

/** Placeholders that are still to be filled in. */
export const missingIn = (text: string): string[] => text.match(placeholder) ?? []
