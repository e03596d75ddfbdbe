/** The line of a listing, with the number of what it lists. */
export const countLine = (texts: { countLine: string }, listed: readonly unknown[]): string =>
  texts.countLine.replace('{count}', String(listed.length))
