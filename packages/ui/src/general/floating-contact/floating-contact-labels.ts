export const floatingContactLabels = {
  open: 'Open contact help',
  close: 'Close',
  heading: 'How can we help?',
  /** The line below the heading. */
  text: 'Our team helps you by chat, call or enquiry.',
}

export type FloatingContactLabels = typeof floatingContactLabels
