export interface ClipboardTableOptions {
  /** Between cells: a tab pastes into cells of a spreadsheet, a comma makes a CSV file. @default '\t' */
  separator?: '\t' | ',' | undefined
  /** Puts an apostrophe before what a spreadsheet would run as a formula. @default true */
  guardFormulas?: boolean | undefined
}

/** Rows as text that a spreadsheet reads back unchanged (RFC 4180: quoted where needed, lines end in CRLF). */
export function clipboardTable(
  rows: readonly (readonly (string | number | null | undefined)[])[],
  { separator = '\t', guardFormulas = true }: ClipboardTableOptions = {},
): string {
  const cell = (value: string | number | null | undefined): string => {
    const text = String(value ?? '')
    // A plain international phone number is no formula and stays as it was written.
    const runs =
      typeof value === 'string' && /^\s*[=+\-@\t\r＝＋－＠]/.test(text) && !/^\+\d[\d ]*$/.test(text)
    const safe = guardFormulas && runs ? `'${text}` : text
    return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  return rows.map((row) => row.map(cell).join(separator)).join('\r\n')
}
