import type { StaffEnquiry } from '@susegad/api-client/contract'
import type { Dates } from '../../../signed-in/dates.ts'

type Replied = Pick<StaffEnquiry, 'name' | 'phone' | 'email' | 'subject' | 'dateOfPlan'>

/** Names in a reply. */
interface Signature {
  name: string
  business: string
}

/** The international number in digits only; a ten-digit mobile number is of the country whose code is 91. */
export function phoneDigits(phone: string): string | null {
  const plain = phone.replace(/\(0\)/g, '').replace(/[\s().\-–/]/g, '')
  const match = /^(\+|00)?(\d{7,15})/.exec(plain)
  if (!match?.[2]) return null
  if (match[1]) return match[2].replace(/^0+/, '') || null
  const national = match[2].replace(/^0+/, '')
  if (/^91[6-9]\d{9}$/.test(national)) return national
  return /^\d{10}$/.test(national) ? `91${national}` : null
}

const defaultSubjects: Record<string, string> = {
  enquiry: 'your enquiry',
  membership: 'the membership card',
}

/** Start of a reply, to be completed by staff. */
export function replyText(
  { name, subject, dateOfPlan }: Replied,
  { name: staffName, business }: Signature,
  dayText: Dates['dayText'],
): string {
  const about = defaultSubjects[subject.trim().toLowerCase()] ?? `“${subject.trim()}”`
  const when = dateOfPlan ? `, planned for ${dayText(dateOfPlan)}` : ''
  return [
    `Hello ${name.trim()},`,
    `Thank you for writing to ${business} about ${about}${when}.`,
    '',
    `${staffName.trim()}, ${business}`,
  ].join('\n\n')
}

interface ReplyLinks {
  whatsApp: string | null
  call: string | null
  mail: string | null
}

/** Chat, call and mail links, with user input encoded. */
export function replyLinks(enquiry: Replied, signature: Signature, dayText: Dates['dayText']): ReplyLinks {
  const digits = phoneDigits(enquiry.phone)
  const dialled = enquiry.phone.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '')
  const text = replyText(enquiry, signature, dayText)
  const address = enquiry.email.trim()
  const subject = `Re: ${enquiry.subject.trim()}`
  const body = text.replaceAll('\n', '\r\n')
  return {
    whatsApp: digits && `https://wa.me/${digits}?text=${encodeURIComponent(text)}`,
    call: dialled.length > 5 ? `tel:${digits ? `+${digits}` : dialled}` : null,
    mail: /^[^@\s]+@[^@\s]+$/.test(address)
      ? `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
      : null,
  }
}
