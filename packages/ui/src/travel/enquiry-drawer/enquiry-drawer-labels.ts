export const enquiryDrawerLabels = {
  /** Accessible name while closed, so that the title is not mistaken for a field of the page. */
  name: 'Enquiry',
  title: 'Resort Enquiry',
  subtitle: 'Quick booking inquiry',
  close: 'Close',
  /** Text of the tab that opens it. */
  tab: 'Enquiry',
}

export type EnquiryDrawerLabels = typeof enquiryDrawerLabels
