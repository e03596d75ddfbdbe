import type { Customer } from '@susegad/api-client/contract'

// Calling codes that do not have three digits.
const countryCode = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

/** Formats `+919840091273`; foreign numbers in groups of three and four, because conventions differ. */
export function phoneText(phone: string): string {
  const [country] = countryCode.exec(phone) ?? []
  const own = country ? phone.slice(country.length) : ''
  if (!/^\d{5,}$/.test(own)) return phone
  if (country === '+91' && own.length === 10) return `+91 ${own.slice(0, 5)} ${own.slice(5)}`
  const fours = own.length % 3 === 0 ? 0 : own.length % 3 === 1 ? 1 : 2
  const threes = own.slice(0, own.length - 4 * fours).match(/\d{3}/g) ?? []
  const rest = own.slice(own.length - 4 * fours).match(/\d{4}/g) ?? []
  return [country, ...threes, ...rest].join(' ')
}

/** A contact of a merge: an email address or a phone number. */
export const contactText = (contact: string): string => (contact.includes('@') ? contact : phoneText(contact))

export const contactsOf = ({ emails, phones }: Pick<Customer, 'emails' | 'phones'>): string[] => [
  ...emails,
  ...phones.map(phoneText),
]
