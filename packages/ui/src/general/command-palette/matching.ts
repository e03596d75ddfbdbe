/** Removes case and accents, so that `sao` finds `São`. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()

/** Options in which every typed word is the start of a word. */
export function matching<T>(
  choices: readonly T[],
  typed: string,
  textOf: (choice: T) => string,
): readonly T[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return choices
  return choices.filter((choice) => {
    const text = ` ${plain(textOf(choice)).replace(/[^\p{L}\p{N}]+/gu, ' ')}`
    return words.every((word) => text.includes(` ${word.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}`))
  })
}
