export interface TypedText {
  typed: string
  address: string
  /** Written into the address and not yet come back from it. */
  sent: readonly string[]
}

export const written = (text: TypedText, what: string): TypedText => ({ ...text, sent: [...text.sent, what] })

/** After the address has changed: what was written here leaves the field alone, Back, Clear and links change it. */
export function followed({ typed, sent }: TypedText, address: string): TypedText {
  const at = sent.indexOf(address)
  return at === -1 ? { typed: address, address, sent: [] } : { typed, address, sent: sent.slice(at + 1) }
}
