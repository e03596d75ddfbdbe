import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clipboardTable } from './clipboard-table.ts'

test('cells are parted by tabs and rows by CRLF', () => {
  expect(
    clipboardTable([
      ['Name', 'Guests'],
      ['Asha', 2],
      [null, undefined],
    ]),
  ).toBe('Name\tGuests\r\nAsha\t2\r\n\t')
})

test('quotes, line breaks and separators are quoted', () => {
  expect(clipboardTable([['He said "hi"', 'two\nlines', 'a\tb']])).toBe(
    '"He said ""hi"""\t"two\nlines"\t"a\tb"',
  )
  expect(clipboardTable([['a,b', 'c']], { separator: ',' })).toBe('"a,b",c')
})

test.each(['=1+1', '+1-2', '-2', '＝1', '@sum', ' =cmd', '\t=1'])(
  '%j from a visitor does not run',
  (text) => {
    expect(clipboardTable([[text]]).replace(/^"/, '')).toMatch(/^'/)
    expect(clipboardTable([[text]], { guardFormulas: false })).not.toContain("'")
  },
)

test('a phone number stays as it was written', () => {
  expect(clipboardTable([['+91 832 000 0142']])).toBe('+91 832 000 0142')
})

test('a number of our own stays a number', () => {
  expect(clipboardTable([[-5]])).toBe('-5')
})

function parse(text: string, separator: string): string[][] {
  const rows: string[][] = [['']]
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    const row = rows.at(-1) ?? []
    const add = (more: string) => row.push((row.pop() ?? '') + more)
    if (letter === '"' && quoted && text[at + 1] === '"') add(text[at++] ?? '')
    else if (letter === '"') quoted = !quoted
    else if (quoted) add(letter)
    else if (letter === separator) row.push('')
    else if (letter === '\r' && text[at + 1] === '\n') rows.push(['']) && at++
    else add(letter)
  }
  return rows
}

test('whatever people type comes back as they typed it', () => {
  const row = fc.array(fc.string(), { minLength: 2, maxLength: 2 })
  const rows = fc.array(row, { minLength: 1 })
  fc.assert(
    fc.property(rows, fc.constantFrom('\t' as const, ',' as const), (table, separator) => {
      expect(parse(clipboardTable(table, { separator, guardFormulas: false }), separator)).toEqual(table)
    }),
  )
})
