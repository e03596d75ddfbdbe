import { randomInt } from 'node:crypto'

// No letters or digits that look alike.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A random password that is easy to read out and type: four groups of four. */
export const readablePassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')
