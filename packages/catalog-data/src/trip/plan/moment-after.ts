/** The moment of a change; never before the change it replaces, which another device's clock may have dated ahead. */
export function momentAfter(before: string | undefined, now: Date): string {
  const earliest = before === undefined ? 0 : Date.parse(before) + 1
  return new Date(Math.max(now.getTime(), earliest)).toISOString()
}
