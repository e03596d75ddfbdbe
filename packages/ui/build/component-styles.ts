import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const source = resolve(import.meta.dirname, '../src')
const layers = '@layer sg.reset, sg.base, sg.components, sg.overrides;\n'

/** Names of the components: each folder with a module of its own name. */
export function componentNames(): string[] {
  return readdirSync(source)
    .filter((name) => existsSync(join(source, name, `${name}.tsx`)))
    .sort()
}

/** Stylesheets that a module needs: those of its imports first, then its own. */
function sheetsOf(
  module: string,
  seen: Set<string> = new Set(),
  sheets: Set<string> = new Set(),
): Set<string> {
  if (seen.has(module)) return sheets
  seen.add(module)
  for (const [, path = ''] of readFileSync(module, 'utf8').matchAll(/from '(\.[^']+\.tsx?)'/g)) {
    sheetsOf(resolve(dirname(module), path), seen, sheets)
  }
  const own = module.replace(/\.tsx$/, '.css')
  if (own !== module && existsSync(own)) sheets.add(own)
  return sheets
}

const joined = (sheets: Iterable<string>): string =>
  layers + [...sheets].map((sheet) => readFileSync(sheet, 'utf8').replace(layers, '')).join('\n')

/** All styles of one component except the theme. */
export function componentSheet(name: string): string {
  return joined(sheetsOf(join(source, name, `${name}.tsx`)))
}

/** Theme, base and every component in one stylesheet, for consumers who do not mind its size. */
export function wholeSheet(): string {
  const sheets = new Set(['theme/theme.css', 'theme/base.css'].map((name) => join(source, name)))
  const seen = new Set<string>()
  for (const name of componentNames()) sheetsOf(join(source, name, `${name}.tsx`), seen, sheets)
  return joined(sheets)
}
