import { isDeepStrictEqual } from 'node:util'
import type { Layout } from './json-layout.ts'

/** The widest line; the same as that of the formatter in biome.json. */
const WIDTH = 110
const STEP = '  '

/** Prints JSON as the repository's formatter does; objects open as they are in `layout`, and new ones always. */
export const printJson = (value: unknown, layout?: Layout): string => `${print(value, layout, '', 0)}\n`

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Of its first line `indent` and `taken`, a field's name and a comma, are used already. */
function print(value: unknown, layout: Layout | undefined, indent: string, taken: number): string {
  if (Array.isArray(value)) return printList(value, layout, indent, taken)
  if (isFields(value)) return printFields(value, layout, indent, taken)
  return spelled(value, layout)
}

function spelled(value: unknown, layout: Layout | undefined): string {
  if (!layout?.spelled || /^[[{]/.test(layout.spelled)) return JSON.stringify(value)
  return isDeepStrictEqual(JSON.parse(layout.spelled), value) ? layout.spelled : JSON.stringify(value)
}

const fits = (line: string, indent: string, taken: number) => indent.length + taken + line.length <= WIDTH

/** The room that the comma behind an entry takes. */
const comma = (index: number, all: readonly unknown[]) => (index < all.length - 1 ? 1 : 0)

function printFields(value: Fields, layout: Layout | undefined, indent: string, taken: number): string {
  const keys = Object.keys(value)
  if (keys.length === 0) return '{}'
  const line = layout?.open === false ? oneLine(value, layout) : undefined
  if (line !== undefined && fits(line, indent, taken)) return line
  const inner = indent + STEP
  const lines = keys.map((key, index) => {
    const name = `${JSON.stringify(key)}: `
    const besides = name.length + comma(index, keys)
    return `${inner}${name}${print(value[key], layout?.fields.get(key), inner, besides)}`
  })
  return `{\n${lines.join(',\n')}\n${indent}}`
}

/** An entry that is new looks like the one before it. */
const layoutOfEntry = (layout: Layout | undefined, index: number) =>
  layout?.entries[index] ?? layout?.entries.at(-1)

function printList(
  value: readonly unknown[],
  layout: Layout | undefined,
  indent: string,
  taken: number,
): string {
  if (value.length === 0) return '[]'
  const line = oneLine(value, layout)
  if (line !== undefined && fits(line, indent, taken)) return line
  const inner = indent + STEP
  const entries = value.map((item, index) =>
    print(item, layoutOfEntry(layout, index), inner, comma(index, value)),
  )
  if (value.every((item) => typeof item === 'number')) return `[\n${filled(entries, inner)}\n${indent}]`
  return `[\n${entries.map((entry) => inner + entry).join(',\n')}\n${indent}]`
}

/** As many numbers a line as there is room for. */
function filled(entries: readonly string[], inner: string): string {
  const lines: string[] = []
  for (const [index, entry] of entries.entries()) {
    const text = index < entries.length - 1 ? `${entry},` : entry
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${text}`, '', 0)) lines[lines.length - 1] = `${last} ${text}`
    else lines.push(inner + text)
  }
  return lines.join('\n')
}

/** The value on one line; undefined if something in it opens. */
function oneLine(value: unknown, layout: Layout | undefined): string | undefined {
  if (Array.isArray(value)) {
    const entries = value.map((item, index) => oneLine(item, layoutOfEntry(layout, index)))
    return entries.includes(undefined) ? undefined : `[${entries.join(', ')}]`
  }
  if (!isFields(value)) return spelled(value, layout)
  if (Object.keys(value).length === 0) return '{}'
  if (layout?.open !== false) return undefined
  const fields = Object.entries(value).map(([key, inner]) => {
    const text = oneLine(inner, layout.fields.get(key))
    return text === undefined ? undefined : `${JSON.stringify(key)}: ${text}`
  })
  return fields.includes(undefined) ? undefined : `{ ${fields.join(', ')} }`
}
