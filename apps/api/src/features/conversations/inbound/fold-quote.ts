/** Lines with which mail programs introduce quoted text. */
const openings = [
  /^(on|am|le|el|il|op)\b.{5,200}\b(wrote|schrieb|a écrit|escribió|ha scritto|schreef)\b.{0,120}:\s*$/iu,
  /^.{5,200}\bwrote\s*:\s*$/i,
  /^-{2,}\s*(original message|forwarded message|ursprüngliche nachricht)\s*-{2,}\s*$/i,
  /^_{10,}\s*$/,
  /^\*?(from|von|de)\s*:\*?\s.+@.+/i,
]

const isQuoted = (line: string): boolean => line.startsWith('>')

/** Start of the quoted text; an introduction that wraps onto two lines counts from the first. */
function quoteStart(lines: readonly string[]): number {
  const lastOwn = lines.findLastIndex((line) => !isQuoted(line) && line.trim() !== '')
  for (const [at, line] of lines.entries()) {
    const pair = `${line} ${lines[at + 1] ?? ''}`.trim()
    const opens = openings.some((opening) => opening.test(line.trim()))
    if (opens || (/^(on|am|le|el|il|op)\b/i.test(line) && openings[0]?.test(pair))) return at
    if (isQuoted(line) && at > lastOwn) return at
  }
  return -1
}

/** Separates new text from quoted text. Inline answers between quoted lines are kept together. */
export function foldQuote(mail: string): { text: string; quoted: string | null } {
  const lines = mail.replace(/\r\n?/g, '\n').split('\n')
  const start = quoteStart(lines)
  const text = (start === -1 ? lines : lines.slice(0, start)).join('\n').trim()
  const quoted = start === -1 ? '' : lines.slice(start).join('\n').trim()
  const isWithin = quoted.split('\n').some((line, at) => at > 1 && line.trim() !== '' && !isQuoted(line))
  // Bottom-posted or inline answer.
  if (text === '' || (isWithin && quoted.split('\n').some(isQuoted))) {
    const own = lines.some((line) => line.trim() !== '' && !isQuoted(line))
    if (own) return { text: lines.join('\n').trim(), quoted: null }
  }
  return { text, quoted: quoted || null }
}
