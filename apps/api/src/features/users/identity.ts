/** What makes two spellings the same e-mail address or username. */
export const identityKey = (text: string): string =>
  text.normalize('NFKC').trim().toLowerCase().normalize('NFKC')

/** Every address has an @, no username has one: a key is the one or the other. */
export const isAddress = (key: string): boolean => key.includes('@')
