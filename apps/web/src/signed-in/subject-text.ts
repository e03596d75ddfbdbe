/** The forms' default subjects, as headings. */
const defaultSubjects = new Map([
  ['enquiry', 'Enquiry'],
  ['membership', 'Membership'],
])

export const subjectText = (subject: string): string => defaultSubjects.get(subject) ?? subject
