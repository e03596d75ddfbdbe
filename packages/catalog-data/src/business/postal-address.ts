/** An address in the parts of structured data. */
export interface PostalParts {
  street: string
  locality: string
  region: string
  postalCode: string
  country: string
}

/** Digits at the end of a part: six or five, or two groups of three. */
const postalCode = /\b(\d{5,6}|\d{3} \d{3})$/

/** Splits 'street, place, region and postal code, country' into its parts; missing parts are empty. */
export function postalParts(address: string, home: { code: string; name: string }): PostalParts {
  const parts = address.split(',').flatMap((part) => part.trim() || [])
  const at = parts.findIndex((part) => postalCode.test(part))
  const state = at === -1 ? '' : (parts[at] ?? '')
  const before = at === -1 ? parts : parts.slice(0, at)
  const country = at === -1 ? '' : parts.slice(at + 1).join(', ')
  return {
    street: before.slice(0, -1).join(', '),
    locality: before.at(-1) ?? '',
    region: state.replace(postalCode, '').trim(),
    postalCode: postalCode.exec(state)?.[0].replace(/ /g, '') ?? '',
    country: country === '' || country === home.name ? home.code : country,
  }
}
