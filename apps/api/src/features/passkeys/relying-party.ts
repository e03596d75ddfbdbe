/** Whom passkeys are made for: they work at this address and no other. */
export interface RelyingParty {
  rpID: string
  expectedOrigin: string
}

export function relyingParty(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl)
  return { rpID: hostname, expectedOrigin: origin }
}

/** What a browser signs is a ticket of ours, as base64url. */
export const ticketIn = (challenge: string): string => Buffer.from(challenge, 'base64url').toString()
