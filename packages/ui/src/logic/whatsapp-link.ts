/** A WhatsApp link with a prefilled message. `phone` may be in any notation: `+91 832 …`. */
export function whatsappLink(phone: string, message?: string): string {
  const digits = phone.replace(/\D/g, '')
  if (!digits) throw new Error(`A WhatsApp link needs a phone number with its country code, not '${phone}'.`)
  return `https://wa.me/${digits}${message ? `?text=${encodeURIComponent(message.toWellFormed())}` : ''}`
}
