/** Text typed after sending: empty if nothing changed, the whole text if it was rewritten. */
export function typedSince(sent: string, now: string): string {
  const typed = now.trimStart()
  if (typed.trimEnd() === sent) return ''
  const goesOn = typed.startsWith(sent) && /^\s/.test(typed.slice(sent.length))
  return goesOn ? typed.slice(sent.length).trimStart() : now
}
