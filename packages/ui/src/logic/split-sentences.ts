/** Cuts a text after each full stop that ends a word: one followed by a space or by nothing. `2.5 km` stays whole. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=\.)\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}
