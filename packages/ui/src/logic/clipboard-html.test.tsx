import { expect, test } from 'vitest'
import { dangerousCells, plainCells } from '../../test/spreadsheet-cells.ts'
import { clipboardHtml } from './clipboard-html.ts'

const tableOf = (rows: string[][]) => {
  const table = new DOMParser().parseFromString(clipboardHtml(rows), 'text/html').querySelector('table')
  return [...(table?.rows ?? [])].map((row) => [...row.cells].map((cell) => cell.textContent))
}

test('a browser reads back one row a record and one column a field, as they were typed', () => {
  const rows = plainCells.map((cell) => [cell, 'Two rooms'])
  expect(tableOf([['Name', 'Message'], ...rows])).toEqual([['Name', 'Message'], ...rows])
})

test.each(dangerousCells)('%j stands in one cell that begins no formula', (cell) => {
  const found = tableOf([
    ['Name', 'Message'],
    [cell, `<script>alert(1)</script></td></table>${cell}`],
  ])
  expect(found).toHaveLength(2)
  expect(found[1]).toHaveLength(2)
  for (const text of found[1] ?? []) expect(text).not.toMatch(/^[\s\p{C}]*[=+\-@＝﹦＠]|[\t\n\r]/u)
})
