import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { layerOrder } from '../src/theme/layer-order.ts'

const source = resolve(import.meta.dirname, '../src')

/** Names of the components: each folder with a module of its own name. */
export function componentNames(): string[] {
  return readdirSync(source)
    .filter((name) => existsSync(join(source, name, `${name}.tsx`)))
    .sort()
}

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
  const styled = [...reachedFrom(join(source, name, `${name}.tsx`))].filter(
    (module) => module.endsWith('.tsx') && existsSync(module.replace(/\.tsx$/, '.css')),
  )
  return [...new Set(styled.map((module) => module.slice(source.length + 1).split('/')[0] ?? ''))].sort()
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
  return globSync('*.css', { cwd: join(source, name) })
    .sort()
    .map((file) => plainRules(join(name, file)))
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
