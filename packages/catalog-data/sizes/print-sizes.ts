import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import manifest from '../package.json' with { type: 'json' }
import { moduleClosure } from './module-closure.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const comments = /^\s*(\/\/|\/\*\*|\*).*$/gm

function brotli(files: Iterable<string>): number {
  const text = [...files].map((file) => readFileSync(file, 'utf8').replace(comments, '')).join('\n')
  return brotliCompressSync(text).length
}

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`
const built = (source: string): string =>
  join(root, source.replace('./src/', './dist/').replace(/\.ts$/, '.js'))

function printRecords(kind: string, records: readonly string[], listing: string): void {
  const cards = moduleClosure(built(listing))
  const sizes = records.map((file) =>
    brotli([...moduleClosure(built(file))].filter((module) => !cards.has(module))),
  )
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
  process.stdout.write(`| one ${kind}’s record, beside the cards | ${kib(least)} to ${kib(most)} |\n`)
}

function recordFiles(load: string): string[] {
  const text = readFileSync(join(root, load), 'utf8')
  const folder = load.slice(0, load.lastIndexOf('/') + 1)
  return [...text.matchAll(/import\('(\.\/[^']+)'\)/g)].map(([, path]) => `./${join(folder, path ?? '')}`)
}

if (!existsSync(join(root, 'dist'))) {
  process.stderr.write('There is no dist folder: run the build first.\n')
  process.exitCode = 1
} else {
  process.stdout.write('| Entry | Brotli, with all it imports |\n| --- | --- |\n')
  for (const [entry, source] of Object.entries(manifest.exports))
    if (entry in manifest.publishConfig.exports)
      process.stdout.write(`| \`${entry.slice(2)}\` | ${kib(brotli(moduleClosure(built(source))))} |\n`)
  const kinds = { hotel: 'hotels', activity: 'activities', beach: 'beaches' }
  for (const [one, many] of Object.entries(kinds))
    printRecords(one, recordFiles(`./src/${many}/load-${one}.ts`), `./src/${many}/${many}.ts`)
}
