/** What stands beside the buttons of the forms; the privacy policy is its long form. Words and version change together. */
export interface PrivacyNotice {
  /** The day on which these words took effect. The service keeps it with each enquiry and account. */
  version: string
  enquiry: string
  account: string
  /** Text of the link to the privacy policy. */
  more: string
}

export const privacyNotice: PrivacyNotice = {
  version: '2026-11-24',
  enquiry:
    'We keep what you write here to answer you and to arrange what you ask for, until it is no longer needed or you ask us to erase it.',
  account:
    'We keep these details so that you can sign in and follow what you asked, until you ask us to erase them.',
  more: 'What we keep, why, and for how long',
}
