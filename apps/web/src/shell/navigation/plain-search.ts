/** What stands after `?` in an address, as text; each page makes of it what it means. */
export function readPlainSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** The other way round. Without quotes around words that happen to be digits, so that an address stays readable. */
export function plainSearchText(search: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  )
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}
