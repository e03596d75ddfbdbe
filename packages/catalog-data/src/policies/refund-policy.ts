import type { Business } from '../business/business.ts'
import { withBusiness } from '../business/business-mentions.ts'
import type { Policy } from '../schema/policy-schema.ts'
import { refundPolicy as written } from './generated/refund-policy.ts'

/** The refund policy, with the business’s own contact values. */
export function refundPolicy(business: Pick<Business, 'email' | 'phone'>): Policy {
  return withBusiness(written, business)
}
