import type { EnquiryPlan } from '@susegad/api-client/contract'

/** Columns of a plan in table `e`, for single enquiries: a plan may be long, and lists don't show it. */
export const planColumns = 'e.trip, e.estimate, e.language'

/** What an enquiry was sent with; null without any of it. */
export function planIn({ trip, estimate, language }: Partial<EnquiryPlanParts>): EnquiryPlan | null {
  const plan = { trip: trip ?? null, estimate: estimate ?? null, language: language ?? null }
  return plan.trip || plan.estimate || plan.language ? plan : null
}

type EnquiryPlanParts = { [Part in keyof EnquiryPlan]: EnquiryPlan[Part] | undefined }
