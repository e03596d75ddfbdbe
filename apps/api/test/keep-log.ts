/** A log that keeps its lines. */
export function keepLog() {
  const lines: Record<string, unknown>[] = []
  const add = (line: object) => lines.push(line as Record<string, unknown>)
  return { lines, log: { warn: add, error: add } }
}
