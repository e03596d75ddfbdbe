import { useRef, useState } from 'react'
import { typedSince } from './typed-since.ts'
import { dropUnsent, keepUnsent, readUnsent } from './unsent.ts'

/**
 * The text of a field, kept in this tab until it is sent. `further` is kept with it; if it names `files`, also without
 * words.
 */
export function useUnsentText(form: string) {
  const [text, setText] = useState(() => readUnsent(form)?.text ?? '')
  const latest = useRef(text)

  function write(next: string, further: Readonly<Record<string, string>> = {}) {
    latest.current = next
    setText(next)
    if (next === '' && further.files === undefined) dropUnsent(form)
    else keepUnsent(form, { ...further, text: next })
  }
  return {
    text,
    write,
    /** Clears the sent `words`, but keeps text typed meanwhile. */
    dropSent: (words: string, further?: Readonly<Record<string, string>>) =>
      write(typedSince(words, readUnsent(form)?.text ?? latest.current), further),
  }
}
