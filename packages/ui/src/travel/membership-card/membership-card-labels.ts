export interface MembershipCardLabels {
  title: string
  /** Shown instead of a holder's name, because the card is transferable. */
  bearer: string
  /** Term of the card number. */
  number: string
  /** Term of the holder. */
  holder: string
  /** Term of the validity. */
  validity: string
}

export const membershipCardLabels: MembershipCardLabels = {
  title: 'Membership',
  bearer: 'Bearer',
  number: 'Card number',
  holder: 'Member',
  validity: 'Valid for',
}
