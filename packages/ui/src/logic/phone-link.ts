/** A `tel:` link for a phone number in any notation: digits and the leading plus stay. */
export function phoneLink(phone: string): string {
  const number = phone.trim().replace(/(?!^\+)\D/g, '')
  if (!/\d/.test(number)) throw new Error(`A phone link needs a number, not '${phone}'.`)
  return `tel:${number}`
}
