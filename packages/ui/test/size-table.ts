import { readFileSync, writeFileSync } from 'node:fs'
import type { EntrySize } from './measure-entry.ts'

const readme = new URL('../README.md', import.meta.url)
const marked = /(<!-- sizes -->\n)[\s\S]*?(<!-- \/sizes -->)/

type Sizes = Record<string, EntrySize>

const kilobytes = (bytes: number): string => (bytes > 0 ? (bytes / 1000).toFixed(1) : '–')

function tableOf(sizes: Sizes): string {
  const rows = Object.entries(sizes).map(
    ([name, { script, style }]) => `| \`${name}\` | ${kilobytes(script)} | ${kilobytes(style)} |`,
  )
  return ['| Entry | JS | CSS |', '| --- | --: | --: |', ...rows].join('\n')
}

export function writeTable(sizes: Sizes): void {
  const table = tableOf(sizes)
  writeFileSync(readme, readFileSync(readme, 'utf8').replace(marked, `$1${table}\n$2`))
  process.stdout.write(`${table}\n`)
}

/** Rows of the README's table that differ from the measured size by more than a quarter plus 300 bytes. */
export function staleRows(sizes: Sizes): string[] {
  const rows = readFileSync(readme, 'utf8').matchAll(/^\| `([a-z/-]+)` \| ([\d.–]+) \| ([\d.–]+) \|$/gm)
  const told = new Map([...rows].map(([, name = '', script = '', style = '']) => [name, [script, style]]))
  const isOff = (text: string | undefined, bytes: number) =>
    Math.abs(bytes - 1000 * (Number.parseFloat(text ?? '') || 0)) > 300 + bytes / 4
  const stale = Object.entries(sizes).filter(([name, { script, style }]) => {
    const row = told.get(name)
    return !row || isOff(row[0], script) || isOff(row[1], style)
  })
  const gone = [...told.keys()].filter((name) => !sizes[name])
  return [
    ...stale.map(([name]) => `${name}: the README tells another size`),
    ...gone.map((name) => `${name}: gone`),
  ]
}
