/** The relying party: passkeys work only on this site. */
export function relyingParty(publicUrl: string) {
  const { hostname, origin } = new URL(publicUrl)
  return { rpID: hostname, expectedOrigin: origin }
}

/** The challenge is one of our tickets, as base64url. */
export const ticketIn = (challenge: string): string => Buffer.from(challenge, 'base64url').toString()
