import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { componentNames } from './component-styles.ts'

// Prints the entries of the built package, one per line: wildcard exports must be named to be checked.
const modules = (folder: string): string[] =>
  readdirSync(resolve(import.meta.dirname, '../dist', folder))
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => `./${folder}/${file.replace('.d.ts', '')}`)

const entries = [...componentNames().map((name) => `./${name}`), ...modules('logic'), ...modules('theme')]
process.stdout.write(`${entries.join('\n')}\n`)
