import { useState } from 'react'
import { followed, written } from './typed-text.ts'

/**
 * The text of a field that the address follows. The field keeps it itself: one that waits for the address loses
 * letters and the place of its caret.
 */
export function useTypedText(inAddress: string, write: (text: string) => void) {
  const [text, setText] = useState({ typed: inAddress, address: inAddress, sent: [] as readonly string[] })
  if (text.address !== inAddress) setText(followed(text, inAddress))
  return {
    typed: text.typed,
    type: (typed: string) => setText((now) => ({ ...now, typed })),
    /** Puts into the address what was typed. */
    write(what: string) {
      setText((now) => written(now, what))
      write(what)
    },
  }
}
