import { useState } from 'react'
import { followed, written } from './typed-text.ts'

/**
 * The text of a field that is synced to the URL. The field keeps its own state: waiting for the URL would lose letters
 * and the caret position.
 */
export function useTypedText(inAddress: string, write: (text: string) => void) {
  const [text, setText] = useState({ typed: inAddress, address: inAddress, sent: [] as readonly string[] })
  if (text.address !== inAddress) setText(followed(text, inAddress))
  return {
    typed: text.typed,
    type: (typed: string) => setText((now) => ({ ...now, typed })),
    /** Writes the typed text to the URL. */
    write(what: string) {
      setText((now) => written(now, what))
      write(what)
    },
  }
}
