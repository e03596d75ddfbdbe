export interface TypedText {
  typed: string
  address: string
  /** Written to the URL and not yet read back from it. */
  sent: readonly string[]
}

export const written = (text: TypedText, what: string): TypedText => ({ ...text, sent: [...text.sent, what] })

/** Follows the URL: our own writes leave the field alone; Back, Clear and links change it. */
export function followed({ typed, sent }: TypedText, address: string): TypedText {
  const at = sent.indexOf(address)
  return at === -1 ? { typed: address, address, sent: [] } : { typed, address, sent: sent.slice(at + 1) }
}
