export interface MembershipCtaLabels {
  /** Accessible name of the call button. */
  call: string
}

export const membershipCtaLabels: MembershipCtaLabels = {
  call: 'Call Now',
}
