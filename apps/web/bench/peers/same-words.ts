const unseen = /<(script|style|svg|noscript|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g
const tag = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function wordsOf(html: string): string[] {
  const text = html.slice(html.indexOf('<body')).replace(unseen, ' ').replace(tag, ' ')
  return text
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, hex, code) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .split(/\s+/)
    .filter(Boolean)
}

/** A peer that says less would be measured for what it leaves out. */
export function requireSameWords(path: string, ours: string, peers: string): void {
  const [own, other] = [wordsOf(ours), wordsOf(peers)]
  const length = Math.max(own.length, other.length)
  for (let place = 0; place < length; place++) {
    if (own[place] === other[place]) continue
    const around = (words: string[]) => words.slice(Math.max(0, place - 3), place + 5).join(' ')
    throw new Error(
      `The Astro page of ${path} (bench/astro/src/pages) says “${around(other)}” where ours says “${around(own)}”.`,
    )
  }
}
