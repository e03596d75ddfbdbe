export interface EnquiryDrawerLabels {
  /** Accessible name while closed, so that the title is not mistaken for a field of the page. */
  name: string
  title: string
  subtitle: string
  close: string
  /** Text of the tab that opens it. */
  tab: string
}

export const enquiryDrawerLabels: EnquiryDrawerLabels = {
  name: 'Enquiry',
  title: 'Resort Enquiry',
  subtitle: 'Quick booking inquiry',
  close: 'Close',
  tab: 'Enquiry',
}
