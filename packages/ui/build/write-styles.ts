import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  componentNames,
  componentSheet,
  ownRules,
  plainSheet,
  sheetsOf,
  wholeSheet,
} from './component-styles.ts'

const source = resolve(import.meta.dirname, '../src')
const everyPage = ['theme/theme.css', 'theme/base.css', 'fonts/fonts.css']

/** Writes stylesheets, fonts and their licences beside the built modules, and the entries that bring them. */
export function writeStyles(dist: string): void {
  for (const folder of ['theme', 'fonts']) {
    mkdirSync(join(dist, folder), { recursive: true })
    for (const file of readdirSync(join(source, folder))) {
      const to = join(dist, folder, file)
      if (file.endsWith('.css')) writeFileSync(to, `${plainSheet(join(folder, file))}\n`)
      else if (/\.(woff2|txt|json)$/.test(file)) cpSync(join(source, folder, file), to)
    }
  }
  const names = componentNames()
  for (const name of names.filter(ownRules)) {
    writeFileSync(join(dist, name, `${name}.css`), componentSheet(name))
  }
  const fonts = readFileSync(join(source, 'fonts/fonts.css'), 'utf8').replaceAll('./', './fonts/')
  writeFileSync(join(dist, 'styles.css'), `${wholeSheet()}\n${fonts}`)
  // Type-checkers resolve `import '@susegad/ui/button.css'` too.
  writeFileSync(join(dist, 'stylesheet.d.ts'), 'export {}\n')
  mkdirSync(join(dist, 'styled'), { recursive: true })
  for (const name of names) writeFileSync(join(dist, 'styled', `${name}.js`), styledEntry(dist, name))
}

/** The entry for bundlers: a component with the stylesheets it needs. Node imports the module without them. */
function styledEntry(dist: string, name: string): string {
  const module = `../${name}/${name}.js`
  const sheets = sheetsOf(name).map((part) => `${part}/${part}.css`)
  const needed = sheets.length > 0 ? [...everyPage, ...sheets] : []
  const styles = needed.map((sheet) => `import '../${sheet}'\n`).join('')
  return `${styles}export { ${exportedNames(join(dist, 'styled', module)).join(', ')} } from '${module}'\n`
}

function exportedNames(file: string): string[] {
  const lists = readFileSync(file, 'utf8').matchAll(/^export \{([^}]*)\}/gm)
  return [...lists].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.replace(/^.* as /, '').trim()),
  )
}
