export type { MembershipPage } from '../schema/found-pages.ts'
export { membership } from './generated/card-numbers.ts'
export { membershipPage } from './generated/membership-page.ts'
export {
  type CardTerms,
  estimateMembership,
  type MembershipEstimate,
  type MembershipTrip,
  memberSaving,
  nightsToPay,
  type OfferedPrice,
  savingOf,
} from './savings.ts'
