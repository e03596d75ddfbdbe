import type { Business } from '../business/business.ts'
import { withBusiness } from '../business/business-mentions.ts'
import type { Policy } from '../schema/policy-schema.ts'
import { termsAndConditions as written } from './generated/terms-and-conditions.ts'

/** The terms of use and of booking, with the business’s own contact values. */
export function termsAndConditions(
  business: Pick<Business, 'name' | 'address' | 'email' | 'phone' | 'legal'>,
): Policy {
  return withBusiness(written, business)
}
