/** An address in the parts of structured data. */
export interface PostalParts {
  street: string
  locality: string
  region: string
  postalCode: string
  country: string
}

/** Splits 'Beach Road, Candolim, Goa 403515, India' into its parts; missing parts are empty. */
export function postalParts(address: string): PostalParts {
  const parts = address.split(',').flatMap((part) => part.trim() || [])
  const at = parts.findIndex((part) => /\b\d{6}\b|\b\d{3} \d{3}\b/.test(part))
  const state = at === -1 ? '' : (parts[at] ?? '')
  const before = at === -1 ? parts : parts.slice(0, at)
  const country = at === -1 ? '' : parts.slice(at + 1).join(', ')
  return {
    street: before.slice(0, -1).join(', '),
    locality: before.at(-1) ?? '',
    region: state.replace(/\d[\d ]*$/, '').trim(),
    postalCode: /\d[\d ]*$/.exec(state)?.[0].replace(/ /g, '') ?? '',
    country: country === '' || country === 'India' ? 'IN' : country,
  }
}
