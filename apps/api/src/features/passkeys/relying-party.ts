/** The relying party: passkeys work only on this site. */
export interface RelyingParty {
  rpID: string
  expectedOrigin: string
}

export function relyingParty(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl)
  return { rpID: hostname, expectedOrigin: origin }
}

/** The challenge is one of our tickets, as base64url. */
export const ticketIn = (challenge: string): string => Buffer.from(challenge, 'base64url').toString()
