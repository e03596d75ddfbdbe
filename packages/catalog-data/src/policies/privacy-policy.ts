import type { Business } from '../business/business.ts'
import { withBusiness } from '../business/business-mentions.ts'
import type { Policy } from '../schema/policy-schema.ts'
import { privacyPolicy as written } from './generated/privacy-policy.ts'

/** The privacy notice, with the business’s own contact values. */
export function privacyPolicy(business: Pick<Business, 'name' | 'address' | 'email' | 'legal'>): Policy {
  return withBusiness(written, business)
}
