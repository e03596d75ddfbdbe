import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { layerOrder } from '../src/theme/layer-order.ts'

const source = resolve(import.meta.dirname, '../src')

/** Folders of the components, by name: each has a module of its own name. */
const folders = new Map(
  globSync(['locale', '{general,travel}/*'], { cwd: source })
    .map((folder): [string, string] => [basename(folder), folder])
    .filter(([name, folder]) => existsSync(join(source, folder, `${name}.tsx`)))
    .sort(([a], [b]) => (a < b ? -1 : 1)),
)

export const componentNames = (): string[] => [...folders.keys()]

/** The module that an entry of the package stands for, below `src`. */
export const moduleOf = (name: string): string => `${folders.get(name)}/${name}.tsx`

/** Modules that a module imports from this package, directly. */
export function importsOf(module: string): string[] {
  const imports = readFileSync(module, 'utf8').matchAll(/from '(\.[^']+\.tsx?)'/g)
  return [...imports].map(([, path = '']) => resolve(dirname(module), path))
}

function reachedFrom(module: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(module)) return seen
  seen.add(module)
  for (const imported of importsOf(module)) reachedFrom(imported, seen)
  return seen
}

/** Components whose stylesheets a component needs, its own among them. */
export function sheetsOf(name: string): string[] {
  const styled = [...reachedFrom(join(source, moduleOf(name)))].filter(
    (module) => module.endsWith('.tsx') && existsSync(module.replace(/\.tsx$/, '.css')),
  )
  return [...new Set(styled.map((module) => basename(dirname(module))))].sort()
}

/** A sheet to publish, without comments and indentation. */
export const plainSheet = (file: string): string =>
  readFileSync(join(source, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\n\s*/g, '\n')
    .trim()

/** The same without the order of the layers, which is stated once. */
const plainRules = (file: string): string => plainSheet(file).replace(/^@layer [^{;]*;\n?/m, '')

/** A component's own rules, and no other's. Empty where it has none. */
export function ownRules(name: string): string {
  return globSync(`${folders.get(name)}/*.css`, { cwd: source })
    .sort()
    .map(plainRules)
    .join('\n')
}

/** The stylesheet that is published for a component. */
export function componentSheet(name: string): string {
  return `${layerOrder}\n${ownRules(name)}\n`
}

/** Theme, base and every component in one stylesheet, for pages without a bundler. */
export function wholeSheet(): string {
  const theme = ['theme/theme.css', 'theme/base.css'].map(plainRules)
  return [layerOrder, ...theme, ...componentNames().map(ownRules)].join('\n')
}
