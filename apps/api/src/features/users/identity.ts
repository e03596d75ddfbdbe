import { hash } from 'node:crypto'

/** Normalized key: spellings with the same key are the same email address or username. */
export const identityKey = (text: string): string =>
  text.normalize('NFKC').trim().toLowerCase().normalize('NFKC')

/** A short hash for the keys of rate limits. */
export const identityDigest = (text: string): string =>
  hash('sha256', identityKey(text), 'base64url').slice(0, 22)
