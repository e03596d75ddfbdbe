import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dangerousCells, plainCells } from '../../test/spreadsheet-cells.ts'
import { clipboardTable } from './clipboard-table.ts'

test('every cell is quoted, cells are parted by tabs and rows by CRLF', () => {
  expect(
    clipboardTable([
      ['Name', 'Guests'],
      ['Asha', 2],
      [null, undefined],
    ]),
  ).toBe('"Name"\t"Guests"\r\n"Asha"\t"2"\r\n""\t""')
})

test('quotes are doubled, and a cell stays on its line', () => {
  expect(clipboardTable([['He said "hi"', 'two\r\nlines', 'a\tb\u2028c']], { separator: ',' })).toBe(
    '"He said ""hi""","two lines","a b c"',
  )
})

/** The cells as read by a program that splits at this separator, with or without regard for quotes. */
const cellsOf = (text: string, delimiter: string, quote: '"' | false): string[] =>
  parse(text, {
    delimiter,
    quote,
    relax_quotes: true,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n'],
  })
    .flat()
    .map((cell: string) => cell.replace(/^[\s"\ufeff\u200b]+/, ''))

describe.each(dangerousCells)('%j from a visitor', (cell) => {
  test.each([
    [',', '"'],
    [',', false],
    ['\t', '"'],
    ['\t', false],
    [';', '"'],
    [';', false],
  ] as const)('begins no cell with a formula, split at %j, with %j as the quote', (delimiter, quote) => {
    const text = clipboardTable(
      [
        ['Name', 'Message'],
        [cell, cell],
      ],
      { separator: ',' },
    )
    for (const found of cellsOf(text, delimiter, quote)) expect(found).not.toMatch(/^[=+\-@＝﹦＠]/)
  })
})

test.each(plainCells)('%j stays as it was typed', (cell) => {
  for (const separator of ['\t', ','] as const) {
    expect(parse(clipboardTable([[cell, cell]], { separator }), { delimiter: separator })).toEqual([
      [cell, cell],
    ])
  }
})

test('a number of our own stays a number', () => {
  expect(clipboardTable([[-5]])).toBe('"-5"')
})

test('whatever people type comes back on one line a row, as they typed it or with an apostrophe', () => {
  const row = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 2 })
  const rows = fc.array(row, { minLength: 1 })
  fc.assert(
    fc.property(rows, fc.constantFrom('\t' as const, ',' as const), (table, separator) => {
      const text = clipboardTable(table, { separator })
      expect(text.split(/\r\n|[\n\r\u2028\u2029]/)).toHaveLength(table.length)
      const found = parse(text, { delimiter: separator, record_delimiter: '\r\n' })
      const plain = (cell: string) => cell.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll("'", '')
      expect(found.map((cells) => cells.map(plain))).toEqual(table.map((cells) => cells.map(plain)))
    }),
  )
})
