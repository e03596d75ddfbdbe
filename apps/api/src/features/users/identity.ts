/** What makes two spellings the same e-mail address or username. */
export const identityKey = (text: string): string =>
  text.normalize('NFKC').trim().toLowerCase().normalize('NFKC')
