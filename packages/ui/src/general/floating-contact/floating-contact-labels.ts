export interface FloatingContactLabels {
  open: string
  close: string
  heading: string
  /** The line below the heading. */
  text: string
}

export const floatingContactLabels: FloatingContactLabels = {
  open: 'Open contact help',
  close: 'Close',
  heading: 'How can we help?',
  text: 'Our team helps you by chat, call or enquiry.',
}
