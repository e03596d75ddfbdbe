import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { importsOf } from '../build/component-styles.ts'

const source = resolve(import.meta.dirname, '../src')
const sheets = globSync('{general,travel}/*/*.css', { cwd: source })
const nameOf = (sheet: string) => basename(sheet, '.css')
const byLength = sheets.toSorted((a, b) => nameOf(b).length - nameOf(a).length)

const rulesOf = (sheet: string) =>
  readFileSync(resolve(source, sheet), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

/** The tier that a sheet is written in. */
export const tierOf = (sheet: string): number =>
  Number(/@layer sg\.components\.tier-(\d)/.exec(rulesOf(sheet))?.[1] ?? 0)

/** Sheets of the parts that a module renders, through modules without a sheet as well. */
function partsOf(module: string, seen: Set<string> = new Set()): string[] {
  return importsOf(module).flatMap((imported) => {
    if (seen.has(imported)) return []
    seen.add(imported)
    const sheet = imported.replace(/\.tsx$/, '.css')
    if (imported !== sheet && existsSync(sheet)) return [sheet.slice(source.length + 1)]
    return partsOf(imported, seen)
  })
}

/** Sheets of other components whose classes a sheet names. */
function namedIn(sheet: string): string[] {
  const classes = new Set([...rulesOf(sheet).matchAll(/\.sg-([a-z0-9-]+)/g)].map(([, name = '']) => name))
  return [...classes].flatMap((name) => {
    const owner = byLength.find((other) => name === nameOf(other) || name.startsWith(`${nameOf(other)}-`))
    return owner ? [owner] : []
  })
}

/** Sheets of the same component must share its tier. */
export const siblingsOf = (sheet: string): string[] =>
  sheets.filter((other) => dirname(other) === dirname(sheet))

/** Which sheets must stand below a sheet so that the order of imports decides nothing. */
export function tierFaults(sheet: string): string[] {
  const module = resolve(source, sheet.replace(/\.css$/, '.tsx'))
  const below = new Set([...(existsSync(module) ? partsOf(module) : []), ...namedIn(sheet)])
  // The sheets of one component are published as one, in which their order is known.
  return [...below]
    .filter((part) => dirname(part) !== dirname(sheet) && tierOf(part) >= tierOf(sheet))
    .map(
      (part) =>
        `${sheet} is written in tier-${tierOf(sheet)} and styles ${part} of tier-${tierOf(part)}: ` +
        `write it in @layer sg.components.tier-${tierOf(part) + 1}.`,
    )
}
