import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { layoutOf } from './json-layout.ts'
import { printJson } from './print-json.ts'

const packageFolder = join(import.meta.dirname, '../../../../../../../packages/catalog-data')
const files = globSync(['example/**/*.json', 'konkan-trails/**/*.json'], { cwd: packageFolder })

describe('a file of content', () => {
  it.each(files)('%s comes out as it was written', (file) => {
    const text = readFileSync(join(packageFolder, file), 'utf8')
    expect(printJson(JSON.parse(text), layoutOf(text))).toBe(text)
  })

  it('differs only in the line whose value changed', () => {
    const text = `{
  "place": { "lat": 15.50, "lng": 73.7 },
  "rooms": [
    { "key": "a", "price": 54, "about": "${'x'.repeat(40)}" },
    { "key": "b", "price": 72, "about": "${'y'.repeat(40)}" }
  ]
}
`
    const data = JSON.parse(text)
    data.rooms[1].price = 80
    expect(printJson(data, layoutOf(text))).toBe(text.replace('72', '80'))
    data.rooms.push({ key: 'c', price: 1 })
    expect(printJson(data, layoutOf(text)).split('\n')[5]).toBe('    { "key": "c", "price": 1 }')
  })

  it('that is new has its records open and its short lists on a line', () => {
    expect(printJson({ a: { b: ['c', 'd'] }, e: [], f: ['x'.repeat(60), 'y'.repeat(60)] })).toBe(
      `{\n  "a": {\n    "b": ["c", "d"]\n  },\n  "e": [],\n  "f": [\n    "${'x'.repeat(60)}",\n    "${'y'.repeat(60)}"\n  ]\n}\n`,
    )
  })
})
