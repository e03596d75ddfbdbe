/** Splits a text after each full stop that is followed by a space or ends the text. `2.5 km` stays whole. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=\.)\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}
