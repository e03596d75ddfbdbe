import { type Cell, cellText } from '../internal/spreadsheet-cell.ts'

// Text format for Excel and LibreOffice, so that a phone number keeps its plus and zeros.
const AS_TEXT = ` style='mso-number-format:"\\@"' sdnum="1033;0;@"`

const escaped = (cell: Cell): string =>
  cellText(cell).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Rows as an HTML table for the clipboard, the first row as headings. Spreadsheets prefer it to plain text;
 * anything they would run as a formula gets an apostrophe.
 */
export function clipboardHtml([headings = [], ...rows]: readonly (readonly Cell[])[]): string {
  const head = headings.map((cell) => `<th>${escaped(cell)}</th>`).join('')
  const body = rows.map((row) => {
    const cells = row.map((cell) => `<td${typeof cell === 'number' ? '' : AS_TEXT}>${escaped(cell)}</td>`)
    return `<tr>${cells.join('')}</tr>`
  })
  return `<meta charset="utf-8"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}
