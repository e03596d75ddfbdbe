/** What a field holds beyond the text that was just sent: nothing if both are the same, all of it if the text was rewritten. */
export function typedSince(sent: string, now: string): string {
  const typed = now.trimStart()
  if (typed.trimEnd() === sent) return ''
  const goesOn = typed.startsWith(sent) && /^\s/.test(typed.slice(sent.length))
  return goesOn ? typed.slice(sent.length).trimStart() : now
}
