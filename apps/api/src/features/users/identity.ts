/** Normalized key: spellings with the same key are the same email address or username. */
export const identityKey = (text: string): string =>
  text.normalize('NFKC').trim().toLowerCase().normalize('NFKC')

/** Every email address has an @, no username has one. */
export const isAddress = (key: string): boolean => key.includes('@')
