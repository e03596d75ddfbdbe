import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { componentNames, componentSheet, wholeSheet } from './component-styles.ts'

const source = resolve(import.meta.dirname, '../src')

/** Writes stylesheets, fonts and their licences beside the built modules. */
export function writeStyles(dist: string): void {
  for (const folder of ['theme', 'fonts']) {
    mkdirSync(join(dist, folder), { recursive: true })
    for (const file of readdirSync(join(source, folder))) {
      if (/\.(css|woff2|txt)$/.test(file)) cpSync(join(source, folder, file), join(dist, folder, file))
    }
  }
  for (const name of componentNames()) {
    mkdirSync(join(dist, name), { recursive: true })
    writeFileSync(join(dist, name, `${name}.css`), componentSheet(name))
  }
  const fonts = readFileSync(join(source, 'fonts/fonts.css'), 'utf8').replaceAll('./', './fonts/')
  writeFileSync(join(dist, 'styles.css'), `${wholeSheet()}\n${fonts}`)
}
