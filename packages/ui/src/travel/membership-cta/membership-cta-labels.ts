export const membershipCtaLabels = {
  /** Accessible name of the call button. */
  call: 'Call Now',
}

export type MembershipCtaLabels = typeof membershipCtaLabels
