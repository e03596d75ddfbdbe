export const membershipCardLabels = {
  title: 'Membership',
  /** Shown instead of a holder's name, because the card is transferable. */
  bearer: 'Bearer',
  /** Term of the card number. */
  number: 'Card number',
  /** Term of the holder. */
  holder: 'Member',
  /** Term of the validity. */
  validity: 'Valid for',
}

export type MembershipCardLabels = typeof membershipCardLabels
