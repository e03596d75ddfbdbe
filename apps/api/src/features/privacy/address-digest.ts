import { createHmac } from 'node:crypto'
import { identityKey } from '../users/identity.ts'

export interface AddressDigest {
  /** Identifies the secret without revealing it. */
  madeWith: string
  of: (email: string) => string
}

/** Hashes email addresses with the service's secret, so that a list of hashes can't be tried against guesses. */
export function addressDigest(secret: string): AddressDigest {
  const keyed = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  return {
    madeWith: keyed('which secret made the hashes of erased addresses').slice(0, 8),
    of: (email) => keyed(`erased ${identityKey(email)}`),
  }
}
