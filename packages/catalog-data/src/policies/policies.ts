export type { Policy, PolicySection } from './policy.ts'
export { privacyPolicy } from './privacy-policy.ts'
export { refundPolicy } from './refund-policy.ts'
export { termsAndConditions } from './terms-and-conditions.ts'
