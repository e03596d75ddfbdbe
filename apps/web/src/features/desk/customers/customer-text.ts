import type { Customer } from '@susegad/api-client/contract'
import type { EnquirySource } from '@susegad/api-client/rules'

/** `+919840091273` as people read it; other countries group their numbers otherwise. */
export const phoneText = (phone: string): string => phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3')

/** A contact of a merge: an address or a number. */
export const contactText = (contact: string): string => (contact.includes('@') ? contact : phoneText(contact))

export const contactsOf = ({ emails, phones }: Pick<Customer, 'emails' | 'phones'>): string[] => [
  ...emails,
  ...phones.map(phoneText),
]

export const enquiriesText = (count: number): string => (count === 1 ? '1 enquiry' : `${count} enquiries`)

export const sourceTexts: Record<EnquirySource, string> = {
  site: 'By the site',
  call: 'By a call',
  'walk-in': 'At the door',
  chat: 'In a chat',
}

/** How an enquiry came, and who entered it. */
export function sourceText(source: EnquirySource, enteredBy: string | null): string {
  if (source === 'site') return sourceTexts.site
  return `${sourceTexts[source]}, entered by ${enteredBy ?? 'a former colleague'}`
}
