import { useState } from 'react'

/** Copies a text to the clipboard, and remembers the last one that was copied or refused. */
export function useCopyText() {
  const [last, setLast] = useState<{ text: string; isCopied: boolean }>()
  return {
    isCopied: (text: string | undefined) => last?.text === text && last?.isCopied === true,
    isRefused: last?.isCopied === false,
    /** False if the browser did not allow it. */
    async copy(text: string): Promise<boolean> {
      let isCopied = true
      try {
        await navigator.clipboard.writeText(text)
      } catch {
        isCopied = false
      }
      setLast({ text, isCopied })
      return isCopied
    },
  }
}
