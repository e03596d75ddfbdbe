interface Header {
  key: string
  value: string
}

/** Removes comments and quoted text, which the sender controls; empty if either is unterminated. */
function bare(value: string): string {
  let text = ''
  let depth = 0
  let quoted = false
  for (let at = 0; at < value.length; at++) {
    const letter = value.charAt(at)
    if (letter === '\\') at++
    else if (quoted) quoted = letter !== '"'
    else if (letter === '(') depth++
    else if (letter === ')') depth--
    else if (depth > 0) continue
    else if (letter === '"') quoted = true
    else text += letter
  }
  return quoted || depth !== 0 ? '' : text.toLowerCase()
}

const passes = [
  /^dmarc\s*=\s*pass\b.*\sheader\.from=(?<domain>\S+)/s,
  /^dkim\s*=\s*pass\b.*\sheader\.d=(?<domain>\S+)/s,
]

/**
 * Whether our own mail server has authenticated the From address: by DMARC, or by a DKIM signature of the same domain
 * (RFC 8601). Senders can forge this header, so only the server named in the settings counts.
 */
export function isProven(headers: readonly Header[], from: string | undefined, server: string | undefined) {
  if (server === undefined || from === undefined) return false
  if (headers.filter(({ key }) => key === 'from').length !== 1) return false
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return headers
    .filter(({ key }) => key === 'authentication-results')
    .map(({ value }) =>
      bare(value)
        .split(';')
        .map((part) => part.trim()),
    )
    .filter(([by = '']) => by.split(/\s/)[0] === server.toLowerCase())
    .flatMap(([, ...results]) => results)
    .some((result) => passes.some((pass) => pass.exec(result)?.groups?.domain === domain))
}
