import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const imports =
  /(?:^|\n)(?:import|export)\b(?!\s+type\b)[^'";]*?\bfrom\s*["'](\.[^"']+)["']|(?:^|\n)import\s*["'](\.[^"']+)["']/g

/** A module and its static imports; dynamic imports don't count. */
export function moduleClosure(entry: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(entry) || !existsSync(entry)) return seen
  seen.add(entry)
  for (const [, from, bare] of readFileSync(entry, 'utf8').matchAll(imports))
    moduleClosure(join(dirname(entry), from ?? bare ?? ''), seen)
  return seen
}
